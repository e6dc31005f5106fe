import { useShown } from '../../app/shown.ts';
import { Badge } from './styles.ts';
import { words } from './words.ts';

/** Note for the author that the page on the screen is not published. */
export function State({ unpublished }: { unpublished: Readonly<Record<string, string>> }) {
  const why = unpublished[useShown().page.route];
  return why === undefined ? null : <Badge role="note">{words.unpublished(why)}</Badge>;
}

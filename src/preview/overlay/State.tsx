import { useShown } from '../../app/shown.ts';
import { Badge } from './styles.ts';

/** Tells the author that visitors do not get the page on the screen. */
export function State({ unpublished }: { unpublished: Readonly<Record<string, string>> }) {
  const why = unpublished[useShown().page.route];
  return why === undefined ? null : <Badge role="note">Nicht veröffentlicht: {why}</Badge>;
}

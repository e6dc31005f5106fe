import { useWords } from '../../design/words.ts';
import { useSite } from '../context.tsx';
import type { PopupDemoBlock } from './schema.ts';
import { Entries } from './styles.ts';

/** What a form asks for. */
export function Fields({ contact }: Pick<PopupDemoBlock['variants'][number], 'contact'>) {
  const { optional } = useWords().forms;
  const form = useSite().forms.find(({ name }) => name === contact.formId);
  if (!form) return null;
  return <Entries points={form.fields.map(({ label, required }) => (required ? label : `${label} (${optional})`))} />;
}

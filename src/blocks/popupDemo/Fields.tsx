import { useWords } from '../../design/words.ts';
import { useSite } from '../context.tsx';
import type { PopupDemoBlock } from './schema.ts';
import { Entries } from './styles.ts';

/** What a form asks for, on lines as on paper. */
export function Fields({ contact }: Pick<PopupDemoBlock['variants'][number], 'contact'>) {
  const { optional } = useWords().forms;
  const form = useSite().forms.find(({ name }) => name === contact.formId);
  if (!form) return null;
  return (
    <Entries>
      {form.fields.map(({ name, label, required }) => (
        <li key={name}>
          {label} {required ? null : <small>{optional}</small>}
        </li>
      ))}
    </Entries>
  );
}

import { useSite } from '../context.tsx';
import type { PopupDemoBlock } from './schema.ts';
import { Entries, Entry, Page, Submit, Window } from './styles.ts';

/** A small picture of the window that a button opens, drawn whole from its form. */
export function FormPreview({ contact }: Pick<PopupDemoBlock['variants'][number], 'contact'>) {
  const form = useSite().forms.find(({ name }) => name === contact.formId);
  if (!form) return null;
  return (
    <Page aria-hidden="true" data-tone="dark">
      <Window data-tone="light">
        <b>{contact.heading}</b>
        <Entries>
          {form.fields.map(({ name, label, type }) => (
            <Entry key={name} data-type={type}>
              {label}
            </Entry>
          ))}
        </Entries>
        <Submit>{form.submitLabel}</Submit>
      </Window>
    </Page>
  );
}

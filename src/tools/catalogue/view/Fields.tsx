import type { Language } from '../../../words/language.ts';
import type { Field } from '../fields.ts';
import { viewWords } from '../view-words.ts';
import { meaningText, referenceWords, typeText } from '../words.ts';
import { Marked } from './Marked.tsx';
import { Code, Scroll, Table } from './styles.ts';

/** What authors may write in a block. */
export function Fields({ fields, language }: { fields: readonly Field[]; language: Language }) {
  const { columns, yes, no, onlyWhere } = referenceWords[language];
  const { fieldTable } = viewWords[language];
  return (
    <Scroll role="region" aria-label={fieldTable} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={`${field.path} ${field.when?.value}`}>
              <th scope="row">
                <Code>{field.path}</Code>
              </th>
              <td>{field.required ? yes : no}</td>
              <td>
                <Marked text={typeText(field.type, language)} />
              </td>
              <td>
                <Marked
                  text={`${meaningText(field, language)}${field.when ? onlyWhere(`${field.when.tag}: ${field.when.value}`) : ''}`}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

import type { Field } from '../fields.ts';
import { meaningText, typeText } from '../words.ts';
import { Marked } from './Marked.tsx';
import { Code, Scroll, Table } from './styles.ts';

/** What authors may write in a block. */
export function Fields({ fields }: { fields: readonly Field[] }) {
  return (
    <Scroll role="region" aria-label="Tabelle der Angaben" tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Angabe</th>
            <th scope="col">nötig</th>
            <th scope="col">Art</th>
            <th scope="col">Bedeutung</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={`${field.path} ${field.when?.value}`}>
              <th scope="row">
                <Code>{field.path}</Code>
              </th>
              <td>{field.required ? 'ja' : 'nein'}</td>
              <td>
                <Marked text={typeText(field.type)} />
              </td>
              <td>
                <Marked text={`${meaningText(field)}${onlyWhere(field)}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

const onlyWhere = ({ when }: Field) => (when ? ` (nur bei \`${when.tag}: ${when.value}\`)` : '');

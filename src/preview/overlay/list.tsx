import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DATA_ELEMENT } from '../../app/page-data.ts';
import { GlobalStyle } from '../../design/GlobalStyle.ts';
import type { PageState } from '../contract.ts';
import { OpenInEditor } from './OpenInEditor.tsx';
import { List, Table, Tools } from './styles.ts';

const FILTERS = {
  all: { label: 'Alle', matches: () => true },
  errors: { label: 'Mit Fehlern', matches: (page) => page.errors > 0 },
  warnings: { label: 'Mit Warnungen', matches: (page) => page.warnings > 0 },
  unpublished: { label: 'Nicht veröffentlicht', matches: (page) => page.unpublished !== undefined },
} satisfies Record<string, { label: string; matches: (page: PageState) => boolean }>;

type FilterName = keyof typeof FILTERS;
const isFilter = (name: string): name is FilterName => Object.hasOwn(FILTERS, name);

/** Every page of the site with its state; updated on every save. */
function Pages({ first }: { first: readonly PageState[] }) {
  const [pages, setPages] = useState(first);
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<FilterName>('all');
  useEffect(() => {
    import.meta.hot?.on('content:list', setPages);
    return () => import.meta.hot?.off('content:list', setPages);
  }, []);
  const wanted = search.trim().toLowerCase();
  const shown = pages.filter(
    (page) => FILTERS[filter].matches(page) && `${page.route} ${page.title}`.toLowerCase().includes(wanted),
  );
  return (
    <List>
      <GlobalStyle />
      <h1>Alle Seiten</h1>
      <Tools role="search" onSubmit={(event) => event.preventDefault()}>
        <label>
          Suche <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        <label>
          Zeigen{' '}
          <select value={filter} onChange={({ target }) => isFilter(target.value) && setFilter(target.value)}>
            {Object.entries(FILTERS).map(([name, { label }]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <output>
          {shown.length} von {pages.length} Seiten
        </output>
      </Tools>
      <PageTable pages={shown} />
    </List>
  );
}

function PageTable({ pages }: { pages: readonly PageState[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Adresse</th>
          <th scope="col">Titel</th>
          <th scope="col">Status</th>
          <th scope="col">Datei</th>
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <tr key={page.route}>
            <td>
              <a href={page.route}>{page.route}</a>
            </td>
            <td>{page.title}</td>
            <td>{stateOf(page)}</td>
            <td>
              <OpenInEditor place={page.open} label={`${page.route} im Editor öffnen`} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** State of a page, in words: „1 Fehler, 2 Warnungen, Entwurf“. */
function stateOf({ errors, warnings, unpublished }: PageState): string {
  const parts = [
    errors > 0 ? `${errors} Fehler` : '',
    warnings > 0 ? `${warnings} ${warnings === 1 ? 'Warnung' : 'Warnungen'}` : '',
    unpublished ?? '',
  ];
  return parts.filter(Boolean).join(', ') || 'gültig';
}

document.title = 'Alle Seiten';
const data: PageState[] = JSON.parse(document.getElementById(DATA_ELEMENT)?.textContent ?? '[]');
createRoot(document.getElementById('root') ?? document.body).render(<Pages first={data} />);

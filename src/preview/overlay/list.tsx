import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DATA_ELEMENT } from '../../app/data-element.ts';
import { GlobalStyle } from '../../design/GlobalStyle.ts';
import type { PageState } from '../contract.ts';
import { OpenInEditor } from './OpenInEditor.tsx';
import { List, Table, Tools } from './styles.ts';
import { words } from './words.ts';

const FILTERS = {
  all: () => true,
  errors: (page) => page.errors > 0,
  warnings: (page) => page.warnings > 0,
  unpublished: (page) => page.unpublished !== undefined,
} satisfies Record<keyof typeof words.filters, (page: PageState) => boolean>;

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
    (page) => FILTERS[filter](page) && `${page.route} ${page.title}`.toLowerCase().includes(wanted),
  );
  return (
    <List>
      <GlobalStyle />
      <h1>{words.allPages}</h1>
      <Tools role="search" onSubmit={(event) => event.preventDefault()}>
        <label>
          {words.search} <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        <label>
          {words.show}{' '}
          <select value={filter} onChange={({ target }) => isFilter(target.value) && setFilter(target.value)}>
            {Object.entries(words.filters).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <output>{words.shown(shown.length, pages.length)}</output>
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
          {words.columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
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
              <OpenInEditor place={page.open} label={words.openPage(page.route)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** State of a page, in words: "1 error, 2 warnings, draft". */
function stateOf({ errors, warnings, unpublished }: PageState): string {
  const parts = [
    errors > 0 ? words.errorCount(errors) : '',
    warnings > 0 ? words.warningCount(warnings) : '',
    unpublished ?? '',
  ];
  return parts.filter(Boolean).join(', ') || words.valid;
}

document.title = words.allPages;
const data: PageState[] = JSON.parse(document.getElementById(DATA_ELEMENT)?.textContent ?? '[]');
createRoot(document.getElementById('root') ?? document.body).render(<Pages first={data} />);

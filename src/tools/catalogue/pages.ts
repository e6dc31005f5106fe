import type { MediaMap } from '../../design/Picture.tsx';
import type { Language } from '../../words/language.ts';
import { browserWords } from '../../words/words.ts';
import type { AxeState, BlockEntry, Catalogue } from './catalogue.ts';
import { catalogueDocument } from './document.ts';
import { type ExampleSite, readExample } from './example.ts';
import { blockFile, exampleFile, readFileName } from './files.ts';
import type { ExampleData } from './view/Example.tsx';
import type * as Renderer from './view/render.tsx';
import { viewWords } from './view-words.ts';

/** What the examples of the blocks are written in. */
const EXAMPLES: Language = 'de';

/** What the pages are made with: in the preview from the sources, for the static files from a build. */
export interface CatalogueTools {
  render: Pick<typeof Renderer, 'renderOverview' | 'renderBlock' | 'renderExample'>;
  /** addresses of the modules that bring a page, and an example, to life */
  scripts: { page: string; example: string };
  exampleSite: ExampleSite;
  mediaOf: (assets: readonly string[]) => Promise<MediaMap>;
  /** what axe-core found; undefined where it has not looked */
  axe: AxeState | undefined;
  /** whether a visitor can have axe-core look */
  canCheck: boolean;
}

/** Every file of the catalogue. */
export const catalogueFiles = ({ blocks }: Catalogue): string[] => [
  'index.html',
  ...blocks.flatMap(({ type, examples }) => [blockFile(type), ...examples.map(({ name }) => exampleFile(type, name))]),
];

/** One file of the catalogue; undefined where it has none of that name. */
export async function cataloguePage(
  file: string,
  catalogue: Catalogue,
  tools: CatalogueTools,
): Promise<string | undefined> {
  const wanted = readFileName(file);
  if (!wanted) return undefined;
  if (wanted.type === undefined) return overviewPage(catalogue, tools);
  const entry = catalogue.blocks.find(({ type }) => type === wanted.type);
  if (!entry) return undefined;
  return wanted.example === undefined
    ? blockPage(entry, catalogue.language, tools)
    : examplePage(entry, wanted.example, tools);
}

function overviewPage(catalogue: Catalogue, { render, scripts, axe }: CatalogueTools): string {
  const { html, styleTags } = render.renderOverview({ catalogue, axe });
  const { language } = catalogue;
  return catalogueDocument({ title: viewWords[language].title, language, styleTags, script: scripts.page, body: html });
}

function blockPage(entry: BlockEntry, language: Language, { render, scripts, axe, canCheck }: CatalogueTools): string {
  const { html, styleTags } = render.renderBlock({ entry, axe, canCheck, language });
  const title = `${entry.type} · ${viewWords[language].catalogue}`;
  return catalogueDocument({ title, language, styleTags, script: scripts.page, body: html });
}

async function examplePage(entry: BlockEntry, name: string, tools: CatalogueTools): Promise<string | undefined> {
  const example = entry.examples.find((candidate) => candidate.name === name);
  if (!example) return undefined;
  const { block, assets } = readExample(example.value, tools.exampleSite);
  const { settings: site, menu, words, forms } = tools.exampleSite;
  const data: ExampleData = {
    site,
    menu,
    words: browserWords(words),
    forms,
    block,
    media: await tools.mediaOf(assets),
  };
  const { html, styleTags } = tools.render.renderExample(data);
  const title = `${entry.type}, ${name}`;
  return catalogueDocument({ title, language: EXAMPLES, styleTags, script: tools.scripts.example, body: html, data });
}

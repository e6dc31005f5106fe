import type { Block } from '../../blocks/types.ts';
import { blockUnion } from '../../documents/block-union.ts';
import { mapStrings } from '../../documents/map-strings.ts';
import { checkSite } from '../../pipeline/compile.ts';
import { resolveText } from '../../pipeline/model/placeholders.ts';
import { factCollector } from '../../pipeline/read/collect.ts';
import type { Content } from '../../pipeline/read/content.ts';
import { resolveContext, type SiteContext } from '../../pipeline/resolve/resolve.ts';

/** The site around an example: its facts, menu and forms, without a page. */
export type ExampleSite = SiteContext;

/** What the documents of `_site` say; undefined where one of them is missing or invalid. */
export function exampleSiteOf({ files, assets }: Content): ExampleSite | undefined {
  const { model } = checkSite({ files: files.filter(({ path }) => path.startsWith('_site/')), assets });
  return resolveContext(model);
}

const collectFacts = factCollector(blockUnion);

/** An example as the renderer wants it: checked, defaults and references filled in; and the media files that it shows. */
export function readExample(value: unknown, { settings: site }: ExampleSite): { block: Block; assets: string[] } {
  const block = mapStrings(blockUnion.parse(value), (text) => resolveText(text, site));
  return { block, assets: [...new Set(collectFacts(value).files.map((fact) => fact.value))] };
}

import { BlockContext } from '../../../blocks/context.tsx';
import type { Block, BlockComponents } from '../../../blocks/types.ts';
import { MediaContext, type MediaMap } from '../../../design/Picture.tsx';
import { WordsContext } from '../../../design/words.ts';
import type { Form } from '../../../documents/form.ts';
import type { Menu } from '../../../documents/menu.ts';
import type { Site } from '../../../documents/site.ts';
import { RenderBlock } from '../../../render/BlockList.tsx';
import { Boundary } from '../../../render/Boundary.tsx';
import type { BrowserWords } from '../../../words/words.ts';

/** One example, and what it knows of the site around it. */
export interface ExampleData {
  block: Block;
  site: Site;
  menu: Menu;
  words: BrowserWords;
  forms: readonly Form[];
  media: MediaMap;
}

interface ExampleProps {
  data: ExampleData;
  components: Partial<BlockComponents>;
}

/** A block alone in a page, drawn as on the site. Its forms do not open: the popup belongs to the site. */
export function Example({ data: { block, site, menu, words, forms, media }, components }: ExampleProps) {
  return (
    <WordsContext value={words}>
      <BlockContext value={{ site, menu, forms, route: '/', openForm: () => {}, announce: () => {} }}>
        <MediaContext value={media}>
          <main>
            <Boundary subject={block} onFailure={() => {}}>
              <RenderBlock block={block} components={components} />
            </Boundary>
          </main>
        </MediaContext>
      </BlockContext>
    </WordsContext>
  );
}

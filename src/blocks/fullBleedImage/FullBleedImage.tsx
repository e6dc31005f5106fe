import { TALL } from '../../design/crop.ts';
import { Picture } from '../../design/Picture.tsx';
import { Section } from '../../design/Section.tsx';
import type { FullBleedImageBlock } from './schema.ts';
import { Shot } from './styles.ts';

/** A picture from edge to edge, at most as high as the window, with nothing on it. */
export function FullBleedImage({ block }: { block: FullBleedImageBlock }) {
  return (
    <Section block={block} flush>
      <Shot data-reveal="zoom">
        <Picture
          image={block.image}
          sizes={(cover) => cover('100vw', 'min(56.25vw, 100vh)')}
          ratio="fill"
          crop={TALL}
        />
      </Shot>
    </Section>
  );
}

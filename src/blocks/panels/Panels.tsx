import { useId } from 'react';
import { cardLinkName } from '../../design/Anchor.tsx';
import { MovingArrow } from '../../design/MovingArrow.tsx';
import { Section } from '../../design/Section.tsx';
import { Heading } from '../../design/Text.tsx';
import type { PanelsBlock } from './schema.ts';
import { Cta, Frame, Panel, Row, Sentence, Shot, Words } from './styles.ts';

/** Pictures from edge to edge, as high as the window, their words at the foot; below a desktop's width two in a row, on phones one. */
export function Panels({ block }: { block: PanelsBlock }) {
  const { panels } = block;
  return (
    <Section block={block} flush>
      <Row $count={panels.length}>
        {panels.map((panel, index) => (
          <Panel key={index} data-to={panel.ctaHref}>
            <Frame data-reveal="zoom">
              <Shot
                image={panel.image}
                sizes={(cover) =>
                  `(min-width: 1100px) ${cover(`${Math.ceil(112 / panels.length)}vw`, '100vh')}, (min-width: 768px) ${cover('50vw', '62.5vw')}, 100vw`
                }
                ratio="fill"
                crop="4 / 3"
              />
            </Frame>
            <PanelWords panel={panel} />
          </Panel>
        ))}
      </Row>
    </Section>
  );
}

function PanelWords({ panel }: { panel: PanelsBlock['panels'][number] }) {
  const id = useId();
  return (
    <Words data-reveal="rise">
      <Heading level={2} id={`${id}-title`} lang={panel.lang} text={panel.title} size="section" />
      <Sentence lang={panel.lang}>{panel.description}</Sentence>
      <Cta {...cardLinkName(id, panel.ctaLabel, panel.title)} href={panel.ctaHref}>
        <span>{panel.ctaLabel}</span>
        <MovingArrow size="1.25rem" />
      </Cta>
    </Words>
  );
}

import { useId } from 'react';
import { PageTitle } from '../../design/PageTitle.tsx';
import { Section } from '../../design/Section.tsx';
import { Body } from '../../design/Text.tsx';
import type { NotFoundBlock } from './schema.ts';
import { Arrow, Disc, Layout, Links, Scene, Screen, scrim, Way, Words } from './styles.ts';

/** An unknown address: an empty stage, and ways back. */
export function NotFound({ block }: { block: NotFoundBlock }) {
  const titleId = useId();
  return (
    <Section block={block} labelledBy={titleId} flush>
      <Screen $isPictured={block.image !== undefined}>
        {block.image ? <Scene image={block.image} scrim={scrim} priority /> : null}
        <Layout $gap="xl">
          <Disc $focus={block.image?.focus}>{block.code}</Disc>
          <Words>
            <PageTitle id={titleId} title={block.title} />
            {block.subtitle ? <Body>{block.subtitle}</Body> : null}
            <Links>
              {block.links.map(({ label, href }, index) => (
                <li key={index}>
                  <Way href={href}>
                    {label}
                    <Arrow size="1.25rem" />
                  </Way>
                </li>
              ))}
            </Links>
          </Words>
        </Layout>
      </Screen>
    </Section>
  );
}

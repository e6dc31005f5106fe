import { useId } from 'react';
import { PageTitle } from '../../design/PageTitle.tsx';
import { Screen } from '../../design/Screen.tsx';
import { Section } from '../../design/Section.tsx';
import { Body } from '../../design/Text.tsx';
import type { NotFoundBlock } from './schema.ts';
import { Arrow, Disc, Layout, Links, scrim, Way, Words } from './styles.ts';

/** An unknown address: an empty stage, and ways back. */
export function NotFound({ block }: { block: NotFoundBlock }) {
  const titleId = useId();
  return (
    <Section block={block} labelledBy={titleId} flush>
      <Screen image={block.image} scrim={scrim}>
        <Layout $gap="xl">
          <Disc $focus={block.image?.focus}>{block.code}</Disc>
          <Words>
            <PageTitle id={titleId} title={block.title} />
            {block.subtitle ? <Body>{block.subtitle}</Body> : null}
            <Links>
              {block.links.map(({ label, href }) => (
                <li key={href}>
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

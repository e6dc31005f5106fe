import { useId } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { PageTitle } from '../../design/PageTitle.tsx';
import { Screen } from '../../design/Screen.tsx';
import { Container, Section } from '../../design/Section.tsx';
import { Body } from '../../design/Text.tsx';
import type { NotFoundBlock } from './schema.ts';
import { Arrow, Disc, Layout, Links, veil, Way, Words } from './styles.ts';

/** An unknown address: an empty stage, and ways back. */
export function NotFound({ block }: { block: NotFoundBlock }) {
  const titleId = useId();
  return (
    <Section block={block} labelledBy={titleId} flush>
      <Screen image={block.image} veil={veil}>
        <Container>
          <Layout>
            <Disc>{block.code}</Disc>
            <Words>
              <PageTitle id={titleId} title={block.title} />
              {block.subtitle ? <Body>{block.subtitle}</Body> : null}
              <Links>
                {block.links.map(({ label, href }) => (
                  <li key={href}>
                    <Way href={href}>
                      {label}
                      <Arrow>
                        <Icon name="arrow-right" size="1.25rem" />
                      </Arrow>
                    </Way>
                  </li>
                ))}
              </Links>
            </Words>
          </Layout>
        </Container>
      </Screen>
    </Section>
  );
}

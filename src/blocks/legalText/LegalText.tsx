import { Fragment, useId } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { PageTitle } from '../../design/PageTitle.tsx';
import { Picture } from '../../design/Picture.tsx';
import { Section } from '../../design/Section.tsx';
import { HeadingText, Label, Lead, RichText } from '../../design/Text.tsx';
import { size as type } from '../../design/tokens.ts';
import { useWords } from '../../design/words.ts';
import { Processing } from './Processing.tsx';
import { RichRow } from './Row.tsx';
import type { LegalTextBlock } from './schema.ts';
import {
  Aside,
  BackLink,
  Chevron,
  Contents,
  ContentsLink,
  Facts,
  Fold,
  FoldSummary,
  Gist,
  Half,
  Handle,
  Head,
  Layout,
  Paragraph,
  Part,
  Pause,
  Points,
  Sections,
  Shot,
  Title,
} from './styles.ts';
import { useCurrentSection } from './useCurrentSection.ts';

type SectionData = LegalTextBlock['sections'][number];

/** So many characters are a sentence that can be set large, and so many a name or a number. */
const SENTENCE = 240;
const NAME = 45;

/** Its letters, without the addresses of its links. */
const lengthOf = (paragraph: string) => paragraph.replace(/\]\([^)]*\)/gu, '').length;

/** A legal page: title and date, table of contents, sections. */
export function LegalText({ block }: { block: LegalTextBlock }) {
  const titleId = useId();
  const contentsId = useId();
  const sheet = block.layout === 'sheet';
  const words = useWords().blocks.contents;
  return (
    <Section block={block} labelledBy={titleId}>
      <Layout $gap="none" $sheet={sheet}>
        <Head $columns={block.image ? '1 / 7' : sheet ? '1 / -1' : '4 / -1'}>
          <Label>{block.updated}</Label>
          <PageTitle id={titleId} title={block.title} />
          <RichText as={Lead} text={block.lead} />
        </Head>
        {block.image ? (
          <Shot>
            <Picture
              image={block.image}
              sizes={(cover) => `(min-width: 1100px) ${cover('52vw', '60vh')}, 100vw`}
              ratio="fill"
              crop="3:2"
              priority
            />
          </Shot>
        ) : null}
        {sheet ? null : <TableOfContents id={contentsId} sections={block.sections} />}
        <Sections>
          {block.sections.map((section, index) => (
            <Fragment key={index}>
              {section.image ? (
                <Pause>
                  <Picture
                    image={section.image}
                    sizes={(cover) => `(min-width: 1100px) ${cover('76vw', '34vw')}, ${cover('100vw', '45vw')}`}
                    ratio="fill"
                    crop="3:2"
                  />
                </Pause>
              ) : null}
              <LegalSection section={section} sheet={sheet} />
            </Fragment>
          ))}
          {sheet ? null : (
            <>
              <Handle href={`#${contentsId}`}>{words.back}</Handle>
              <BackLink href={`#${contentsId}`}>{words.back}</BackLink>
            </>
          )}
        </Sections>
      </Layout>
    </Section>
  );
}

/** Beside the text on a desktop, folded above it elsewhere; only one of the two is ever displayed. */
function TableOfContents({ id: contentsId, sections }: { id: string; sections: SectionData[] }) {
  const words = useWords().blocks.contents;
  const current = useCurrentSection(sections);
  const list = (
    <Contents>
      {sections.map(({ id, title }, index) => (
        <li key={index}>
          <ContentsLink href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            <span>
              <HeadingText text={title} />
            </span>
          </ContentsLink>
        </li>
      ))}
    </Contents>
  );
  return (
    <>
      <Fold>
        <FoldSummary>
          <Label as="span">{words.name}</Label>
          <Chevron>
            <Icon name="chevron-down" size="1.5rem" />
          </Chevron>
        </FoldSummary>
        {/* a link to what is folded unfolds it */}
        <nav id={contentsId} aria-label={words.name}>
          {list}
        </nav>
      </Fold>
      <Aside aria-label={words.ofPage}>
        <Label>{words.name}</Label>
        {list}
      </Aside>
    </>
  );
}

interface LegalSectionProps {
  section: SectionData;
  sheet: boolean;
}

function LegalSection({ section, sheet }: LegalSectionProps) {
  const { id, title, paragraphs, points, processing, facts, updated, tone } = section;
  return (
    <Part id={id} data-tone={tone}>
      <Half>
        <Title level={2} text={title} size="block" desktop={!sheet && type.card} $numbered={!sheet} />
        {updated ? <Label>{updated}</Label> : null}
      </Half>
      <Half>
        {paragraphs?.map((paragraph, index) => (
          <RichText
            key={index}
            as={(sheet || index === 0) && lengthOf(paragraph) <= (sheet ? NAME : SENTENCE) ? Gist : Paragraph}
            text={paragraph}
          />
        ))}
        <Points points={points} rich />
        {processing ? <Processing processing={processing} /> : null}
        {facts ? (
          <Facts>
            {facts.map(({ term, description }, index) => (
              <RichRow key={index} term={term} text={description} />
            ))}
          </Facts>
        ) : null}
      </Half>
    </Part>
  );
}

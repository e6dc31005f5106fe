import { Fragment, useId } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { PageTitle } from '../../design/PageTitle.tsx';
import { Picture } from '../../design/Picture.tsx';
import { Section } from '../../design/Section.tsx';
import { HeadingText, Label, Lead, RichText } from '../../design/Text.tsx';
import { useWords } from '../../design/words.ts';
import { Processing } from './Processing.tsx';
import { RichRow } from './Row.tsx';
import type { LegalTextBlock } from './schema.ts';
import {
  BackLink,
  Brief,
  Chevron,
  Contents,
  ContentsLink,
  CROP,
  Facts,
  Fold,
  FoldSummary,
  Gist,
  Half,
  Handle,
  Head,
  Index,
  IndexName,
  Layout,
  Margin,
  Name,
  PAUSE_CROP,
  Paragraph,
  Part,
  Pause,
  Points,
  Sections,
  Shot,
  Summarised,
  Title,
} from './styles.ts';

type SectionData = LegalTextBlock['sections'][number];

/** So many characters are a sentence that can be set large, and so many a name. */
const SENTENCE = 240;
const NAME = 45;

/** Its letters, without the addresses of its links. */
const lengthOf = (paragraph: string) => paragraph.replace(/\]\([^)]*\)/gu, '').length;

/** A legal page: title and date, what matters most, table of contents, sections. */
export function LegalText({ block }: { block: LegalTextBlock }) {
  const titleId = useId();
  const contentsId = useId();
  const sheet = block.layout === 'sheet';
  const words = useWords().blocks.contents;
  return (
    <Section block={block} labelledBy={titleId}>
      <Layout $gap="none" $sheet={sheet}>
        <Head $columns={block.image ? '1 / 7' : '1 / -1'}>
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
              crop={CROP}
              priority
            />
          </Shot>
        ) : null}
        {block.summary ? (
          <Summarised>
            <Name as="p" $size="block">
              {block.summary.label}
            </Name>
            <Brief>
              {block.summary.points.map((point, index) => (
                <RichText key={index} as="li" text={point} />
              ))}
            </Brief>
          </Summarised>
        ) : null}
        {sheet ? null : <TableOfContents id={contentsId} sections={block.sections} />}
        <Sections>
          {block.sections.map((section, index) => (
            <Fragment key={index}>
              {section.image ? (
                <Pause>
                  <Picture
                    image={section.image}
                    sizes={(cover) => cover('100vw', '45vw')}
                    ratio="fill"
                    crop={PAUSE_CROP}
                  />
                </Pause>
              ) : null}
              <LegalSection section={section} sheet={sheet} first={index === 0} />
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

/** Folded on small screens; on a desktop all of it is in view, as an index across the page. */
function TableOfContents({ id: contentsId, sections }: { id: string; sections: SectionData[] }) {
  const words = useWords().blocks.contents;
  return (
    <Fold>
      <FoldSummary>
        <Label as="span">{words.name}</Label>
        <Chevron>
          <Icon name="chevron-down" size="1.5rem" />
        </Chevron>
      </FoldSummary>
      {/* a link to what is folded unfolds it */}
      <Index id={contentsId} aria-label={words.ofPage}>
        <IndexName as="p" $size="block" aria-hidden="true">
          {words.name}
        </IndexName>
        <Contents>
          {sections.map(({ id, title }, index) => (
            <li key={index}>
              <ContentsLink href={`#${id}`}>
                <span>
                  <HeadingText text={title} />
                </span>
              </ContentsLink>
            </li>
          ))}
        </Contents>
      </Index>
    </Fold>
  );
}

interface LegalSectionProps {
  section: SectionData;
  sheet: boolean;
  first: boolean;
}

function LegalSection({ section, sheet, first }: LegalSectionProps) {
  const { id, title, paragraphs = [], points, processing, facts, updated, tone } = section;
  /** a sheet has one: the name that it begins with */
  const isGist = (paragraph: string) => lengthOf(paragraph) <= (sheet ? NAME : SENTENCE) && (first || !sheet);
  return (
    <Part id={id} data-tone={tone}>
      <Half>
        <Title level={2} text={title} size="block" $numbered={!sheet} />
        {updated ? <Label>{updated}</Label> : null}
        {processing ? (
          <Margin>
            {[...new Set(processing.legalBases.map(({ norm }) => norm))].map((norm) => (
              <li key={norm}>{norm}</li>
            ))}
          </Margin>
        ) : null}
      </Half>
      <Half>
        {paragraphs.map((paragraph, index) => (
          <RichText key={index} as={index === 0 && isGist(paragraph) ? Gist : Paragraph} text={paragraph} />
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

import { useId } from 'react';
import { Opening } from '../../design/Opening.tsx';
import { Container, Section } from '../../design/Section.tsx';
import { Description, Display, Heading, Label, RichText } from '../../design/Text.tsx';
import { useWords } from '../../design/words.ts';
import type { DurationsBlock } from './schema.ts';
import { Bar, Head, Part, Way, Ways } from './styles.ts';

type Unit = DurationsBlock['unit'];

/** So many capitals stand side by side in the width of the narrowest tablet. */
const ROOM = 70;

/** Fills of the parts: which of them a label has follows from where it first occurs. */
const FILLS = ['outline', 'full', 'half'] as const;

const sum = (parts: ReadonlyArray<{ length: number }>) => parts.reduce((total, { length }) => total + length, 0);

/** So many minutes are still told in minutes, all of them, where nothing is longer. */
const MINUTES = 90;

/** „45 min“, „1:30 h“, „3 Wochen“: hours and minutes are written alike in all languages, days, weeks and years are not. */
function written(length: number, unit: Unit, longest: number, locale: string): string {
  if (unit !== 'minutes' && unit !== 'hours') {
    const style = { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'long' } as const;
    return new Intl.NumberFormat(locale, style).format(length).replaceAll(/\s/gu, '\u00a0');
  }
  const minutes = Math.round(unit === 'hours' ? length * 60 : length);
  const rest = minutes % 60;
  if (minutes < 60 || (unit === 'minutes' && longest <= MINUTES)) return `${minutes}\u00a0min`;
  return `${Math.floor(minutes / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}\u00a0h`;
}

/** The parts of a way with their places in percent of the longest way; last what it is shorter, if that has a name. */
function placed(parts: DurationsBlock['ways'][number]['parts'], longest: number, gain: string | undefined) {
  const rest = longest - sum(parts);
  const all = gain && rest > 0 ? [...parts, { label: gain, length: rest, isGain: true }] : parts;
  return all.map((part, index) => ({
    isGain: false,
    ...part,
    start: (sum(all.slice(0, index)) / longest) * 100,
    share: (part.length / longest) * 100,
  }));
}

interface PartsProps {
  parts: ReturnType<typeof placed>;
  /** whether all of them are one bar, with their words below */
  isBeside: boolean;
  /** of all ways, in the order in which they first occur */
  labels: readonly string[];
  time: (length: number) => string;
}

/** The bar of a way; a single part is told by the sum above it. */
function Parts({ parts, isBeside, labels, time }: PartsProps) {
  const isSingle = parts.filter(({ isGain }) => !isGain).length === 1;
  return (
    <Bar as={isSingle ? 'div' : 'dl'} $beside={isBeside}>
      {parts.map(({ label, length, isGain, start, share }) => (
        <Part
          key={start}
          $start={start}
          $share={share}
          data-gain={isGain || undefined}
          $fill={isGain ? 'gain' : isSingle ? 'full' : (FILLS[labels.indexOf(label) % FILLS.length] ?? 'outline')}
        >
          {isSingle && !isGain ? null : (
            <>
              <Label as={isSingle ? 'p' : 'dt'}>{label}</Label>
              <Display as={isSingle ? 'p' : 'dd'} $size="card">
                {time(length)}
              </Display>
            </>
          )}
        </Part>
      ))}
    </Bar>
  );
}

/** Two or more ways, each a bar to the same scale. */
export function Durations({ block }: { block: DurationsBlock }) {
  const id = useId();
  const { locale } = useWords();
  const { unit, ways, gain } = block;
  const longest = Math.max(...ways.map(({ parts }) => sum(parts)));
  const labels = [...new Set(ways.flatMap(({ parts }) => parts.map(({ label }) => label)))];
  const bars = ways.map(({ parts }) => placed(parts, longest, gain));
  const fits = bars.flat().every(({ label, share }) => widest(label) <= (share / 100) * ROOM);
  const some = ways.some(({ recommended }) => recommended);
  const time = (length: number) => written(length, unit, longest, block.lang ?? locale);
  return (
    <Section block={block} labelledBy={id}>
      <Container>
        <Opening id={id} block={block} across={7} />
        <Ways>
          {ways.map(({ title, text, recommended, parts }, index) => (
            <Way key={index} $quiet={some && !recommended} data-reveal="rise">
              <Head>
                <div>
                  {recommended ? <Label>{recommended}</Label> : null}
                  <Heading level={3} text={title} size="card" />
                  <RichText as={Description} text={text} />
                </div>
                <Display as="p" $size="hero">
                  {time(sum(parts))}
                  {parts.length === 1 ? (
                    <>
                      {' '}
                      <Label as="span">{parts[0]?.label}</Label>
                    </>
                  ) : null}
                </Display>
              </Head>
              <Parts parts={bars[index] ?? []} isBeside={fits} labels={labels} time={time} />
            </Way>
          ))}
        </Ways>
      </Container>
    </Section>
  );
}

/** Characters of the longest word of a label. */
const widest = (label: string) => Math.max(...label.split(/[\s\u00ad-]/u).map(({ length }) => length));

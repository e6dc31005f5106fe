import { componentName } from '../../blocks/block-name.ts';
import type { OutputFile } from '../../pipeline/output/prerender.ts';

/** Longest description that keeps its line in `schema.ts` within the formatter's width. */
const LONGEST_DESCRIPTION = 90;

/** Why a description does not fit, in a sentence for whoever wrote it. */
export function descriptionProblem(description: string): string | undefined {
  if (description.trim() === '' || /[\p{Cc}\\]/u.test(description)) {
    return '--description ist ein Satz für den Editor der Autorinnen und Autoren: ohne Zeilenumbruch, ohne Rückstrich, nicht leer.';
  }
  if (description.length <= LONGEST_DESCRIPTION) return undefined;
  return `--description hat ${description.length} Zeichen, Platz ist für ${LONGEST_DESCRIPTION}.`;
}

/**
 * The files of a new block below `src/blocks`: a section heading over a list of entries, which type-checks, passes the
 * linter and its own tests as it is. The name and the description must be sound.
 */
export function blockFiles(type: string, description: string): OutputFile[] {
  const name = componentName(type);
  return [
    { path: `${type}/schema.ts`, content: schemaFile(type, name, description) },
    { path: `${type}/${name}.tsx`, content: componentFile(name) },
    { path: `${type}/styles.ts`, content: STYLES },
    { path: `${type}/examples.json`, content: examplesFile(type) },
    { path: `${type}/${name}.test.tsx`, content: testFile(name) },
  ];
}

/** A string literal as the formatter writes it: double quotes only where they save escapes. */
function literal(text: string): string {
  const count = (quote: string) => text.split(quote).length - 1;
  const quote = count("'") > count('"') ? '"' : "'";
  return quote + text.replaceAll(quote, `\\${quote}`) + quote;
}

const schemaFile = (type: string, name: string, description: string) => `import { z } from 'zod';
import { opening } from '../../fields/feature.ts';
import { heading, richText } from '../../fields/text.ts';
import { block } from '../block.ts';

export const schema = block(
  '${type}',
  {
    description: ${literal(description)},
    tone: 'light',
    version: 1,
  },
  {
    ...opening,
    entries: z
      .array(
        z.strictObject({
          title: heading(3, 70).describe('Überschrift des Eintrags'),
          text: richText(420).describe('Ein bis drei Sätze'),
        }),
      )
      .min(1)
      .max(12)
      .describe('Die Einträge'),
  },
);

export type ${name}Block = z.output<typeof schema>;
`;

const componentFile = (name: string) => `import { useId } from 'react';
import { Opening } from '../../design/Opening.tsx';
import { Container, Section } from '../../design/Section.tsx';
import { RichText } from '../../design/Text.tsx';
import type { ${name}Block } from './schema.ts';
import { Entries, Entry, Text, Title } from './styles.ts';

/** A section heading over a list of entries. */
export function ${name}({ block }: { block: ${name}Block }) {
  const titleId = useId();
  return (
    <Section block={block} labelledBy={titleId}>
      <Container>
        <Opening id={titleId} label={block.label} title={block.title} subtitle={block.subtitle} />
        <Entries>
          {block.entries.map((entry) => (
            <Entry key={entry.title}>
              <Title as="h3" $size="card">
                <RichText text={entry.title} />
              </Title>
              <Text>
                <RichText text={entry.text} />
              </Text>
            </Entry>
          ))}
        </Entries>
      </Container>
    </Section>
  );
}
`;

const STYLES = `import styled from 'styled-components';
import { media } from '../../design/media.ts';
import { Body, Display } from '../../design/Text.tsx';
import { space } from '../../design/tokens.ts';

export const Entries = styled.ul\`
  display: grid;
  gap: \${space.xl} \${space.gutter};
  \${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  \${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
\`;

export const Entry = styled.li\`
  display: grid;
  align-content: start;
  gap: \${space.sm};
  padding-block-start: \${space.md};
  border-block-start: 1px solid var(--line);
  \${media.print} {
    break-inside: avoid;
  }
\`;

export const Title = styled(Display)\`
  text-wrap: balance;
\`;

export const Text = styled(Body)\`
  text-wrap: pretty;
\`;
`;

const examplesFile = (type: string) => `{
  "smallest": {
    "type": "${type}",
    "title": "Stationen",
    "entries": [{ "title": "Ankunft", "text": "Der Wagen steht am Ausgang." }]
  },
  "typical": {
    "type": "${type}",
    "label": "Der Tag",
    "title": "Drei Stationen bis zum Auftritt",
    "entries": [
      { "title": "Ankunft", "text": "Der Wagen steht am Ausgang, das Gepäck fährt voraus." },
      { "title": "Probe", "text": "Licht und Ton sind eingerichtet, bevor Sie die Bühne betreten." },
      { "title": "Auftritt", "text": "Eine Person bleibt in Rufweite. *Alles andere* wartet bis nachher." }
    ]
  },
  "largest": {
    "type": "${type}",
    "id": "stationen",
    "tone": "sand",
    "lang": "de",
    "label": "Der Tag im Überblick",
    "title": "Was zwischen Ankunft und Abreise alles geschehen wird und wer dafür verantwortlich ist",
    "subtitle": "Jede Station hat eine Uhrzeit und eine Person, die entscheiden darf. Fragen beantworten wir unter [{site.email}](mailto:{site.email}).",
    "entries": [
      {
        "title": "Ankunft am Künstler&shy;eingang mit Gepäck und Begleitung",
        "text": "Der Wagen steht am Ausgang, das Gepäck fährt voraus. Wer mitreist, bekommt die Ausweise schon im Wagen, und am Eingang wartet die Person, die den ganzen Tag begleitet. Mehr dazu unter [Event Production](/live/event-production)."
      },
      { "title": "Garderobe", "text": "Ab 14&nbsp;Uhr, mit Tageslicht." },
      { "title": "Maske", "text": "Zwei Plätze, beide mit eigenem Spiegel." },
      { "title": "Probe", "text": "Licht und Ton sind eingerichtet, bevor Sie die Bühne betreten." },
      { "title": "Essen", "text": "Warm, zwei Stunden vor dem Auftritt, nach Ihrer Liste." },
      { "title": "Auftritt", "text": "Eine Person bleibt in Rufweite. *Alles andere* wartet bis nachher." },
      { "title": "Presse", "text": "Höchstens drei Gespräche, je zehn Minuten." },
      { "title": "Abreise", "text": "Der Wagen wartet mit laufender Heizung." }
    ]
  }
}
`;

const testFile = (name: string) => `import { expect, test } from 'vitest';
import { renderBlock } from '../testing.tsx';
${testImports(name)}

function render(example: keyof typeof examples): string {
  return renderBlock(<${name} block={schema.parse(examples[example])} />);
}

test('the section is named by its heading', () => {
  const html = render('typical');
  const [, id] = /<section[^>]* aria-labelledby="([^"]+)"/u.exec(html) ?? [];
  expect(html).toMatch(new RegExp(\`<h2[^>]* id="\${id}"[^>]*>Drei Stationen\`, 'u'));
});

test('every entry is a list item with a heading of its own', () => {
  const html = render('typical');
  expect(html.match(/<li/gu)).toHaveLength(3);
  expect(html.match(/<h3/gu)).toHaveLength(3);
});

test('emphasis and links in the text are markup', () => {
  expect(render('typical')).toContain('<em>Alles andere</em>');
  expect(render('largest')).toMatch(/<a[^>]* href="\\/live\\/event-production"/u);
});

test('what the author leaves out is left out', () => {
  expect(render('smallest')).not.toMatch(/<p[^>]*><\\/p>|undefined/u);
  expect(render('smallest').match(/<p/gu)).toHaveLength(1);
});

test('anchor and language reach the section', () => {
  expect(render('largest')).toMatch(/<section[^>]* id="stationen" lang="de"/u);
});
`;

/** The linter wants imports in alphabetical order, and where the component's falls depends on its name. */
function testImports(name: string): string {
  const imports = [
    { from: 'examples.json', line: "import examples from './examples.json' with { type: 'json' };" },
    { from: `${name}.tsx`, line: `import { ${name} } from './${name}.tsx';` },
    { from: 'schema.ts', line: "import { schema } from './schema.ts';" },
  ];
  const sorted = imports.sort((a, b) => (a.from.toLowerCase() < b.from.toLowerCase() ? -1 : 1));
  return sorted.map(({ line }) => line).join('\n');
}

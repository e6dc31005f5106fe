import { mapStrings } from '../documents/map-strings.ts';
import { LANGUAGES } from '../words/language.ts';
import { descriptions, pageTemplates } from './page-templates.ts';

/** Not of the placeholder: its copy announces a page to come and is meant to be published. */
const templates = LANGUAGES.map((language) => ({ ...pageTemplates[language], placeholder: [] }));

/** Every sentence that a template writes. Headings, labels and questions of a template may well stay: they state nothing. */
const sentences = new Set<string>();
mapStrings(templates, (text) => {
  if (/\s.*\.$/u.test(text)) sentences.add(text);
  return text;
});

/**
 * What a description of `npm run new:page` has behind the title. Those of an imprint and a privacy notice are true of every
 * such page.
 */
const DESCRIPTIONS = LANGUAGES.flatMap((language) => {
  const { imprint: _, privacy: __, ...promises } = descriptions[language];
  return Object.values(promises);
});

/** A text of another length is none of them: it need not be hashed, which a site of ten thousand pages feels. */
const lengths = new Uint8Array(Math.max(...[...sentences].map((text) => text.length)) + 1);
for (const { length } of sentences) lengths[length] = 1;

/** What of a text is sample copy of `npm run new:page`, word for word: all of it, or a description behind its title. */
export function sampleCopyIn(text: string): string | undefined {
  if (!text.endsWith('.')) return undefined;
  if (lengths[text.length] === 1 && sentences.has(text)) return text;
  return DESCRIPTIONS.find((description) => text.endsWith(`: ${description}`));
}

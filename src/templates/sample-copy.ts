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

/** What a description of `npm run new:page` has behind the title. */
const DESCRIPTIONS = LANGUAGES.flatMap((language) => Object.values(descriptions[language]).map((text) => `: ${text}`));

/** A text of another length is none of them: it need not be hashed, which a site of ten thousand pages feels. */
const lengths = new Uint8Array(Math.max(...[...sentences].map((text) => text.length)) + 1);
for (const { length } of sentences) lengths[length] = 1;

/** Whether a text is sample copy of `npm run new:page`, word for word. */
export const isSampleCopy = (text: string): boolean =>
  text.endsWith('.') &&
  ((lengths[text.length] === 1 && sentences.has(text)) ||
    DESCRIPTIONS.some((description) => text.endsWith(description)));

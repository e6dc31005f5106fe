import { type FormDocument, type FormField, THANKS } from '../../documents/form.ts';
import type { Problem } from '../../findings/finding.ts';
import { kindOf } from '../../forms/kinds.ts';
import { maxLengthOf } from '../../forms/limits.ts';
import { TODAY } from '../../forms/today.ts';
import { FORM_NAME, HONEYPOT, PAGE, SERVICE_TAG, SUBMISSION_ID } from '../../forms/wire.ts';
import type { Language } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import type { SourceDocument } from '../read/source-document.ts';
import { inEachLanguage } from './check.ts';
import { patternSteps } from './patterns/steps.ts';

/** At most two tenths of a second of matching: the longest that a post may hold up all others. */
const MOST_STEPS = 20_000_000;

/** Forms can be filled in: names are unique, properties and limits fit the kind of field, patterns are quick. */
export const formsSound = inEachLanguage((site) => {
  const owners = new Map<string, string>();
  // Of two of one name the older is called like its file: `contact-form` in `contact-kopie.json` is a copy.
  const forms = [...site.forms].sort((a, b) => Number(isCalledLikeFile(b)) - Number(isCalledLikeFile(a)));
  return forms.flatMap((document) => {
    const form = document.value;
    if (!form) return [];
    const owner = owners.get(form.name);
    if (owner === undefined) owners.set(form.name, document.file);
    const duplicate: Problem[] =
      owner === undefined
        ? []
        : [
            {
              code: 'form-name-duplicate',
              file: document.file,
              spot: { at: 'value', path: ['name'] },
              details: { form: form.name, other: owner },
            },
          ];
    const thanks = thanksProblems(form, document, site.language);
    return [...duplicate, ...thanks, ...addressProblems(form, document), ...fieldProblems(form, document)];
  });
});

const isCalledLikeFile = ({ file, value }: SourceDocument<FormDocument>): boolean =>
  value?.name.includes(file.slice(file.lastIndexOf('/') + 1, -'.json'.length)) ?? false;

/** Who has filled in a form of one language is thanked in no other. */
function thanksProblems(
  { success }: FormDocument,
  { file }: SourceDocument<FormDocument>,
  language: Language,
): Problem[] {
  if (success.title.startsWith(THANKS[language])) return [];
  const details = { name: 'title', begins: [THANKS[language]] };
  const spot = { at: 'value', path: ['success', 'title'] } as const;
  return [{ code: 'thanks-form', file, spot, details, received: JSON.stringify(success.title) }];
}

/** Confirmations, answers and the erasure of what somebody has sent go by the field of one name. */
function addressProblems({ fields }: FormDocument, { file }: SourceDocument<FormDocument>): Problem[] {
  const index = fields.findIndex(({ type }) => type === 'email');
  if (index < 0 || fields.some(({ name }) => name === EMAIL)) return [];
  const spot = { at: 'value', path: ['fields', index, 'name'] } as const;
  return [{ code: 'form-email-name', file, spot, details: { name: fields[index]?.name ?? '' }, nearest: EMAIL }];
}

const EMAIL = 'email';
const WIRE_NAMES: readonly string[] = [FORM_NAME, PAGE, SERVICE_TAG, SUBMISSION_ID, HONEYPOT];

function fieldProblems(form: FormDocument, { file }: SourceDocument<FormDocument>): Problem[] {
  return form.fields.flatMap((field, index) => {
    const place: Place = (...path) => ({ file, spot: { at: 'value', path: ['fields', index, ...path] } });
    const isSecond = form.fields.findIndex(({ name }) => name === field.name) !== index;
    const duplicate: Problem[] = isSecond
      ? [{ code: 'form-field', ...place('name'), details: { name: field.name } }]
      : [];
    const reserved: Problem[] = WIRE_NAMES.includes(field.name)
      ? [{ code: 'form-field-reserved', ...place('name'), details: { name: field.name } }]
      : [];
    return [...duplicate, ...reserved, ...kindProblems(field, place), ...patternProblems(field, place)];
  });
}

/** Where in a form a property of the field is, or the field itself. */
type Place = (...path: (string | number)[]) => Pick<Problem, 'file' | 'spot'>;

/** What does not go together with the kind of the field. */
function kindProblems(field: FormField, place: Place): Problem[] {
  const { name, type, options = [] } = field;
  const { takes, leastOptions } = kindOf(field);
  const known: readonly string[] = takes;
  const few: Problem[] =
    options.length < leastOptions
      ? [{ code: 'form-field-options', ...place(), details: { name, least: leastOptions } }]
      : [];
  const unused = Object.keys(field)
    .filter((property) => !COMMON.includes(property) && !known.includes(property))
    .map((property): Problem => {
      const details = { name, type, property, takes: takes.join(', ') };
      return { code: 'form-field-unused', ...place(property), details };
    });
  return [...few, ...repeatedOptions(field, place), ...unused, ...limitProblems(field, place)];
}

/** Who reads the submission could not tell two of one name apart, nor could the form. */
function repeatedOptions({ name, options = [] }: FormField, place: Place): Problem[] {
  return options.flatMap((option, index): Problem[] =>
    options.indexOf(option) === index
      ? []
      : [{ code: 'form-option-repeated', ...place('options', index), details: { name, option } }],
  );
}

const COMMON = ['name', 'label', 'type', 'required', 'autocomplete'];
const LIMITS = ['min', 'max', 'earliest', 'latest'] as const;

/**
 * A limit has to be a value that the field accepts: in the right form, and on the right side of the other limit. Only the
 * first that is not: where two contradict each other, the field accepts neither.
 */
function limitProblems(field: FormField, place: Place): Problem[] {
  const { name } = field;
  const kind = kindOf(field);
  for (const property of LIMITS) {
    const value = field[property];
    if (value === undefined || value === TODAY || !kind.takes.includes(property)) continue;
    const [de, en] = [words.de, words.en].map((language) => kind.error(field, String(value), language));
    if (de === undefined || en === undefined) continue;
    const reason = { de, en };
    return [
      { code: 'form-field-limit', ...place(property), details: { name, property, value: String(value), reason } },
    ];
  }
  return [];
}

function patternProblems(field: FormField, place: Place): Problem[] {
  const { name, validation } = field;
  if (!validation) return [];
  const at = place('validation', 'pattern');
  const reason = patternError(validation.pattern);
  if (reason !== undefined) return [{ code: 'form-pattern', ...at, details: { name, reason } }];
  const longest = maxLengthOf(field);
  if (patternSteps(validation.pattern, longest) <= MOST_STEPS) return [];
  return [{ code: 'form-pattern-slow', ...at, details: { name, longest } }];
}

/** Patterns run in the browser's `pattern` attribute too, which compiles them with flag `v`. */
function patternError(pattern: string): string | undefined {
  try {
    new RegExp(`^(?:${pattern})$`, 'v');
    return undefined;
  } catch (error) {
    return error instanceof Error
      ? error.message.replace(/^Invalid regular expression: \/.*\/v: /su, '')
      : String(error);
  }
}

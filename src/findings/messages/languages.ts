import { error, type Language, misspelling, warning } from './message.ts';

const NAMES: Readonly<Record<string, { de: string; en: string }>> = {
  de: { de: 'deutsche', en: 'German' },
  en: { de: 'englische', en: 'English' },
};

/** A document that is in another language as a whole; `place`: where those of that language lie, undefined where the site has none. */
type Foreign = { language: Language; place: string | undefined; isTaken: boolean };

const ADJECTIVES: Readonly<Record<Language, { de: string; en: string }>> = {
  de: { de: 'deutsch', en: 'German' },
  en: { de: 'englisch', en: 'English' },
};

/** Problems between the languages of a site. */
export const languageMessages = {
  'translation-missing': misspelling<{ route: string }>(
    'Die Seite „{route}“, die diese übersetzt, gibt es nicht.',
    'Nennen Sie die Adresse der Seite in der ersten Sprache, oder löschen Sie translationOf.',
    'The page "{route}", which this one translates, does not exist.',
    'Name the address of the page in the first language, or delete translationOf.',
  ),
  'translation-language': error<{ route: string }>(
    '„{route}“ ist keine Seite der ersten Sprache.',
    'Nennen Sie die Seite, aus der übersetzt wurde.',
    '"{route}" is no page of the first language.',
    'Name the page that was translated.',
  ),
  'translation-of-first': error(
    'Diese Seite steht in der ersten Sprache; übersetzt wird aus ihr.',
    'Löschen Sie translationOf hier, und nennen Sie diese Seite in ihrer Übersetzung.',
    'This page is in the first language: others translate it.',
    'Delete translationOf here, and name this page in its translation.',
  ),
  'translation-twice': error<{ route: string; other: string }>(
    '„{route}“ wird schon von {other} übersetzt.',
    'Jede Seite hat in einer Sprache eine Übersetzung: Ändern oder löschen Sie translationOf auf einer der beiden.',
    '{other} translates "{route}" already.',
    'Every page has one translation into a language: change or delete translationOf on one of the two.',
  ),
  'document-language': warning<Foreign>(
    ({ language }) => `Die Texte dieser Datei sind ${ADJECTIVES[language].de}; ihr Ordner ist es nicht.`,
    ({ language, ...document }) =>
      `${moveOrTranslate(document).de} Soll einzelnes ${ADJECTIVES[language].de} bleiben, geben Sie dem Block "lang": "${language}".`,
    ({ language }) => `The texts of this file are ${ADJECTIVES[language].en}; its folder is not.`,
    ({ language, ...document }) =>
      `${moveOrTranslate(document).en} What is to stay ${ADJECTIVES[language].en} gets "lang": "${language}" in its block.`,
  ),
  'link-language': warning<{ route: string; twin: string }>(
    'Der Link führt in eine andere Sprache; die Seite „{route}“ gibt es auch in dieser: „{twin}“.',
    'Schreiben Sie „{twin}“. Ist die andere Sprache gemeint, erlauben Sie die Warnung auf der Seite unter allow.',
    'The link leads to another language; there is the page "{route}" in this one, too: "{twin}".',
    'Write "{twin}". If the other language is meant, allow the warning on the page under allow.',
  ),
  'language-unlisted': error<{ language: string; languages: string }>(
    'Der Ordner „{language}“ gehört zu keiner weiteren Sprache der Website.',
    'Ergänzen Sie "{language}" in _site/site.json unter languages, hinter der ersten Sprache (jetzt: {languages}), oder verschieben Sie seine Dateien.',
    'The folder "{language}" belongs to no further language of the site.',
    'Add "{language}" to languages in _site/site.json, behind the first language (now: {languages}), or move its files.',
  ),
  'edition-text-missing': error<{ name: string; language: string; file: string }>(
    ({ name, language }) => `\`${name}\` fehlt für die ${NAMES[language]?.de ?? language} Ausgabe.`,
    'Ergänzen Sie `{name}` in {file}, übersetzt; legen Sie die Datei an, wenn es sie nicht gibt.',
    ({ name, language }) => `\`${name}\` is missing for the ${NAMES[language]?.en ?? language} edition.`,
    'Add `{name}` to {file}, translated; create the file if there is none.',
  ),
  'form-field-foreign': misspelling<{ name: string; other: string }>(
    'Das Formular in {other} hat kein Feld „{name}“.',
    'Geben Sie dem Feld den Namen, den es dort hat, oder löschen Sie es.',
    'The form in {other} has no field "{name}".',
    'Give the field the name that it has there, or delete it.',
  ),
  'form-field-untranslated': error<{ name: string; other: string }>(
    'Das Feld „{name}“ aus {other} fehlt.',
    'Ergänzen Sie es, mit übersetzter Beschriftung.',
    'The field "{name}" of {other} is missing.',
    'Add it, with its label translated.',
  ),
  'form-field-unlike': error<{ name: string; property: string; value: string; other: string }>(
    '`{property}` des Feldes „{name}“ ist in {other} {value}.',
    'Schreiben Sie hier dasselbe, damit die Website in allen Sprachen nach demselben fragt.',
    '`{property}` of the field "{name}" is {value} in {other}.',
    'Write the same here, so that the website asks for the same in all languages.',
  ),
  'form-options-unlike': error<{ name: string; count: number; originals: number; other: string }>(
    ({ name, count, originals }) =>
      `Das Feld „${name}“ hat in {other} ${originals === 1 ? 'eine Möglichkeit' : `${originals} Möglichkeiten`}, hier ${count}.`,
    'Übersetzen Sie jede, in derselben Reihenfolge, oder löschen Sie hier die überzähligen.',
    ({ name, count, originals }) =>
      `The field "${name}" has ${originals === 1 ? 'one option' : `${originals} options`} in {other}, and ${count} here.`,
    'Translate each of them, in the same order, or delete those here that are too many.',
  ),
  'text-german': warning<{ found: string }>(
    '„{found}“ ist deutsch; die Seite ist englisch.',
    'Übersetzen Sie den Text. Soll er deutsch sein, ergänzen Sie "lang": "de" im Eintrag, wo es das gibt, oder erlauben Sie die Warnung.',
    '"{found}" is German; the page is English.',
    'Translate the text. If it is meant to be German, add "lang": "de" to the entry where it has that, or allow the warning.',
  ),
};

function moveOrTranslate({ place, isTaken }: Omit<Foreign, 'language'>) {
  if (place !== undefined && !isTaken)
    return {
      de: `Verschieben Sie die Datei nach ${place}, oder übersetzen Sie sie.`,
      en: `Move the file to ${place}, or translate it.`,
    };
  if (place !== undefined)
    return {
      de: `Übersetzen Sie sie; ${place} gibt es schon.`,
      en: `Translate it; there is already a ${place}.`,
    };
  return {
    de: 'Übersetzen Sie sie. Ist die ganze Website in dieser Sprache, nennen Sie sie in _site/site.json unter languages.',
    en: 'Translate it. If the whole website is in this language, name it in _site/site.json under languages.',
  };
}

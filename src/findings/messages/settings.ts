import type { Language } from '../../words/language.ts';
import { error, misspelling } from './message.ts';

type Change = { name: string; nearest: string | undefined };

type Pair = { ink: string; ground: string; ratio: string; needed: string };

const pairsIn = (pairs: readonly Pair[], language: Language) =>
  pairs
    .map(({ ink, ground, ratio, needed }) =>
      language === 'de'
        ? `\`${ink}\` auf \`${ground}\` (${ratio.replace('.', ',')} statt ${needed.replace('.', ',')})`
        : `\`${ink}\` on \`${ground}\` (${ratio} instead of ${needed})`,
    )
    .join(', ');

/** Colours and the nearest that pass, as the theme writes them; empty where none does. */
const colorsOf = (changes: readonly Change[], or: string) =>
  changes.flatMap(({ name, nearest }) => (nearest ? `"${name}": "${nearest}"` : [])).join(` ${or} `);

/** Problems of what a site says of itself: its colours, numbers, time zone, law. */
export const settingsMessages = {
  /** `pairs`: what is hard to read on what; `changes`: the colours that the theme names, each with the nearest that passes */
  'theme-contrast': error<{ pairs: Pair[]; changes: Change[] }>(
    ({ pairs }) => `Schlecht zu lesen, weil der Kontrast zu gering ist: ${pairsIn(pairs, 'de')}.`,
    ({ changes }) => `Schreiben Sie ${colorsOf(changes, 'oder') || 'für eine der beiden Farben eine ganz andere'}.`,
    ({ pairs }) => `Hard to read, because the contrast is too low: ${pairsIn(pairs, 'en')}.`,
    ({ changes }) => `Write ${colorsOf(changes, 'or') || 'an entirely different colour for one of the two'}.`,
  ),
  'area-empty': misspelling<{ path: string }>(
    'Unter „{path}“ liegt keine Seite; die Farbe gilt also nirgends.',
    'Nennen Sie die Adresse, unter der die Seiten des Bereichs liegen, zum Beispiel /live, oder löschen Sie den Eintrag.',
    'There is no page at "{path}" or below it, so its colour is seen nowhere.',
    'Name the address below which the pages of the area are, for example /live, or delete the entry.',
  ),
  'address-with-path': error<{ path: string }>(
    '`baseUrl` nennt einen Pfad ({path}); die Website braucht einen Host für sich, ihre Links und Bilder beginnen an dessen Wurzel.',
    'Schreiben Sie {nearest}, oder einen Host, der nur für sie da ist, zum Beispiel https://neu.example.com.',
    '`baseUrl` names a path ({path}); the site needs a host of its own, at whose root its links and pictures begin.',
    'Write {nearest}, or a host that is there for it alone, for example https://new.example.com.',
  ),
  'phone-national': error(
    'Der Nummer {received} fehlt die Vorwahl des Landes: So lässt sie sich nicht von überall wählen.',
    'Schreiben Sie sie mit + und der Vorwahl, für Deutschland {nearest}.',
    'The number {received} lacks the code of its country: it cannot be dialled from everywhere.',
    'Write it with + and the code, for Germany {nearest}.',
  ),
  'time-zone-unknown': misspelling<{ timeZone: string }>(
    'Es gibt keine Zeitzone „{timeZone}“.',
    'Nennen Sie eine wie Europe/Berlin.',
    'There is no time zone "{timeZone}".',
    'Name one such as Europe/Berlin.',
  ),
  'law-fact-missing': error<{ name: string; about: Record<'de' | 'en', string> }>(
    ({ name, about }) => `Das deutsche Recht verlangt unter facts die Angabe \`${name}\` („${about.de}“).`,
    ({ name }, { nearest }) =>
      nearest ? `Heißt sie bei Ihnen \`${nearest}\`? Dann benennen Sie sie um.` : `Ergänzen Sie "${name}": "…".`,
    ({ name, about }) => `German law asks for the fact \`${name}\` (${about.en}) under facts.`,
    ({ name }, { nearest }) => (nearest ? `Is it called \`${nearest}\` here? Then rename it.` : `Add "${name}": "…".`),
  ),
  'law-page-missing': error<{ name: 'imprint' | 'privacy'; route: string }>(
    ({ name, route }) =>
      `Das deutsche Recht verlangt ${name === 'imprint' ? 'ein Impressum' : 'eine Datenschutzerklärung'}; unter ${route} ist keine Seite.`,
    'Legen Sie die Seite an oder nennen Sie ihre Adresse unter addresses.{name}.',
    ({ name, route }) =>
      `German law asks for ${name === 'imprint' ? 'an imprint' : 'a privacy notice'}; there is no page at ${route}.`,
    'Create the page, or give its address under addresses.{name}.',
  ),
};

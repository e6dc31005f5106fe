import { entry, meantDe, meantEn, type NoDetails } from './message.ts';

/** Problems that show only when all files are looked at together. */
export const siteMessages = {
  'link-target-missing': entry<{ href: string }>({
    severity: 'error',
    de: ({ href }, hints) => ({
      problem: `Es gibt keine Seite „${href}“.`,
      remedy: meantDe(hints, 'Legen Sie die Seite mit `npm run new:page` an oder ändern Sie den Link.'),
    }),
    en: ({ href }, hints) => ({
      problem: `There is no page "${href}".`,
      remedy: meantEn(hints, 'Create the page with `npm run new:page` or change the link.'),
    }),
  }),
  'link-anchor-missing': entry<{ href: string; anchor: string; route: string }>({
    severity: 'error',
    de: ({ anchor, route }, hints) => ({
      problem: `Auf der Seite „${route}“ gibt es keine Sprungmarke „${anchor}“.`,
      remedy: meantDe(hints, `Geben Sie dem gewünschten Block dort "id": "${anchor}".`),
    }),
    en: ({ anchor, route }, hints) => ({
      problem: `The page "${route}" has no anchor "${anchor}".`,
      remedy: meantEn(hints, `Give the block that you mean "id": "${anchor}".`),
    }),
  }),
  'link-host-unlisted': entry<{ host: string }>({
    severity: 'error',
    de: ({ host }, hints) => ({
      problem: `Der fremde Host „${host}“ ist nicht freigegeben.`,
      remedy:
        `${meantDe(hints, '')} Ist der Link gewollt, tragen Sie den Host in _site/site.json unter externalHosts ein.`.trim(),
    }),
    en: ({ host }, hints) => ({
      problem: `The external host "${host}" is not approved.`,
      remedy: `${meantEn(hints, '')} If the link is wanted, add the host to externalHosts in _site/site.json.`.trim(),
    }),
  }),
  'anchor-duplicate': entry<{ anchor: string }>({
    severity: 'error',
    de: ({ anchor }) => ({
      problem: `Die Sprungmarke „${anchor}“ gibt es auf dieser Seite schon.`,
      remedy: 'Geben Sie jedem Abschnitt einen eigenen Namen.',
    }),
    en: ({ anchor }) => ({
      problem: `The anchor "${anchor}" stands on this page already.`,
      remedy: 'Give every section a name of its own.',
    }),
  }),
  'file-missing': entry<{ file: string }>({
    severity: 'error',
    de: ({ file }, hints) => ({
      problem: `Die Datei „${file}“ gibt es nicht.`,
      remedy: meantDe(hints, 'Legen Sie sie in den Ordner _media oder nennen Sie eine, die dort liegt.'),
    }),
    en: ({ file }, hints) => ({
      problem: `The file "${file}" does not exist.`,
      remedy: meantEn(hints, 'Put it into the folder _media, or name one that is there.'),
    }),
  }),
  'alt-not-helpful': entry<{ alt: string }>({
    severity: 'error',
    de: ({ alt }) => ({
      problem: `„${alt}“ sagt nicht, was auf dem Bild zu sehen ist.`,
      remedy: 'Beschreiben Sie das Motiv in einem kurzen Satz; reiner Schmuck bekommt "alt": "".',
    }),
    en: ({ alt }) => ({
      problem: `"${alt}" does not tell what the picture shows.`,
      remedy: 'Describe the motif in a short sentence; mere decoration gets "alt": "".',
    }),
  }),
  'form-unknown': entry<{ form: string }>({
    severity: 'error',
    de: ({ form }, hints) => ({
      problem: `Ein Formular „${form}“ gibt es nicht.`,
      remedy: meantDe(hints, 'Die Formulare liegen in _site/forms.'),
    }),
    en: ({ form }, hints) => ({
      problem: `There is no form "${form}".`,
      remedy: meantEn(hints, 'Forms are kept in _site/forms.'),
    }),
  }),
  'form-name-duplicate': entry<{ form: string; other: string }>({
    severity: 'error',
    de: ({ form, other }) => ({
      problem: `Das Formular „${form}“ gibt es schon in ${other}.`,
      remedy: 'Geben Sie jedem Formular einen eigenen Namen.',
    }),
    en: ({ form, other }) => ({
      problem: `The form "${form}" exists already in ${other}.`,
      remedy: 'Give every form a name of its own.',
    }),
  }),
  'form-pattern': entry<{ name: string; reason: string }>({
    severity: 'error',
    de: ({ name, reason }) => ({
      problem: `Das Muster des Feldes „${name}“ ist kein gültiger regulärer Ausdruck (${reason}).`,
      remedy: 'Prüfen Sie Klammern und Rückstriche; in JSON wird \\ doppelt geschrieben.',
    }),
    en: ({ name, reason }) => ({
      problem: `The pattern of field "${name}" is no valid regular expression (${reason}).`,
      remedy: 'Check brackets and backslashes; JSON doubles every \\.',
    }),
  }),
  'form-pattern-slow': entry<{ name: string; longest: number }>({
    severity: 'error',
    de: ({ name, longest }) => ({
      problem: `Das Muster des Feldes „${name}“ kann bei bis zu ${longest.toLocaleString('de-DE')} Zeichen so lange brauchen, dass Formular und Server hängen bleiben.`,
      remedy:
        'Wiederholen Sie nichts, worin schon eine Wiederholung oder eine Auswahl mit | steht, wie in (a+)+ oder (a|b)* (besser: [ab]*). Verwenden Sie weniger Wiederholungen und Auswahlen hintereinander oder ein kleineres maxLength.',
    }),
    en: ({ name, longest }) => ({
      problem: `With up to ${longest.toLocaleString('en')} characters the pattern of field "${name}" can take so long that form and server hang.`,
      remedy:
        'Repeat nothing that holds a repetition or a choice with | already, as in (a+)+ or (a|b)* (better: [ab]*). Use fewer repetitions and choices one after another or a smaller maxLength.',
    }),
  }),
  'form-field': entry<{ name: string }>({
    severity: 'error',
    de: ({ name }) => ({
      problem: `Ein Feld „${name}“ gibt es schon.`,
      remedy: 'Geben Sie jedem Feld einen eigenen Namen.',
    }),
    en: ({ name }) => ({
      problem: `There is a field "${name}" already.`,
      remedy: 'Give every field a name of its own.',
    }),
  }),
  'form-field-options': entry<{ name: string; least: number }>({
    severity: 'error',
    de: ({ name, least }) => ({
      problem:
        least === 1
          ? `Das Auswahlfeld „${name}“ hat keine options.`
          : `Das Auswahlfeld „${name}“ hat zu wenige options.`,
      remedy: 'Ergänzen Sie "options": ["…", "…"].',
    }),
    en: ({ name, least }) => ({
      problem:
        least === 1 ? `The choice field "${name}" has no options.` : `The choice field "${name}" has too few options.`,
      remedy: 'Add "options": ["…", "…"].',
    }),
  }),
  'form-field-unused': entry<{ name: string; type: string; property: string; takes: string }>({
    severity: 'error',
    de: ({ name, type, property, takes }) => ({
      problem: `\`${property}\` bewirkt nichts bei einem Feld der Art ${type}, wie „${name}“ eines ist.`,
      remedy: `Entfernen Sie \`${property}\`, oder ändern Sie \`type\`. Bei ${type} möglich: ${takes}.`,
    }),
    en: ({ name, type, property, takes }) => ({
      problem: `\`${property}\` has no effect on a field of type ${type}, such as "${name}".`,
      remedy: `Remove \`${property}\`, or change \`type\`. A field of type ${type} may have: ${takes}.`,
    }),
  }),
  'form-field-limit': entry<{ name: string; property: string; value: string; reason: string }>({
    severity: 'error',
    de: ({ name, property, value, reason }) => ({
      problem: `\`${property}\` kann bei „${name}“ nicht ${value} sein, denn das Feld selbst nimmt diesen Wert nicht an: „${reason}“.`,
      remedy: 'Nennen Sie einen Wert, den auch Besucherinnen und Besucher eingeben dürfen.',
    }),
    en: ({ name, property, value, reason }) => ({
      problem: `\`${property}\` of "${name}" cannot be ${value}, because the field itself refuses this value: "${reason}".`,
      remedy: 'Choose a value that visitors may enter too.',
    }),
  }),
  'service-label-unknown': entry<{ label: string }>({
    severity: 'error',
    de: ({ label }, hints) => ({
      problem: `Den Service „${label}“ kennt kein Formular.`,
      remedy: meantDe(hints, 'Nehmen Sie einen aus _site/site.json, serviceLabels, oder tragen Sie ihn dort ein.'),
    }),
    en: ({ label }, hints) => ({
      problem: `No form knows the service "${label}".`,
      remedy: meantEn(hints, 'Take one of serviceLabels in _site/site.json, or add it there.'),
    }),
  }),
  'service-label-alike': entry<{ label: string; other: string; entry: number; address: string }>({
    severity: 'error',
    de: ({ label, other, entry, address }) => ({
      problem: `„${label}“ und „${other}“ (Eintrag ${entry} der Liste) ergeben dieselbe Adresse: ${address}. Einer der beiden ginge verloren.`,
      remedy: 'Benennen Sie einen um; Satzzeichen, Akzente und Großbuchstaben genügen als Unterschied nicht.',
    }),
    en: ({ label, other, entry, address }) => ({
      problem: `"${label}" and "${other}" (entry ${entry} of the list) make the same address: ${address}. One of them would be lost.`,
      remedy: 'Rename one; punctuation, accents and capitals are not enough of a difference.',
    }),
  }),
  'service-label-nameless': entry<{ label: string }>({
    severity: 'error',
    de: ({ label }) => ({
      problem: `„${label}“ ergibt keine Adresse für die Seite des Formulars.`,
      remedy: 'Der Name braucht mindestens einen Buchstaben von a bis z oder eine Ziffer.',
    }),
    en: ({ label }) => ({
      problem: `"${label}" makes no address for the form's page.`,
      remedy: 'The name needs at least one letter from a to z, or a digit.',
    }),
  }),
  'form-name-reserved': entry<{ form: string; address: string }>({
    severity: 'error',
    de: ({ form, address }) => ({
      problem: `Ein Formular kann nicht „${form}“ heißen: Unter ${address} steht der Dank nach dem Absenden.`,
      remedy: 'Geben Sie dem Formular einen anderen Namen.',
    }),
    en: ({ form, address }) => ({
      problem: `A form cannot be called "${form}": ${address} is the page that thanks.`,
      remedy: 'Give the form another name.',
    }),
  }),
  'placeholder-unknown': entry<{ placeholder: string }>({
    severity: 'error',
    de: ({ placeholder }, hints) => ({
      problem: `Für ${placeholder} gibt es keinen Wert.`,
      remedy: meantDe(hints, 'Möglich sind Angaben aus _site/site.json, zum Beispiel {site.name}.'),
    }),
    en: ({ placeholder }, hints) => ({
      problem: `There is no value for ${placeholder}.`,
      remedy: meantEn(hints, 'Facts of _site/site.json are possible, such as {site.name}.'),
    }),
  }),
  'page-unreachable': entry<{ route: string }>({
    severity: 'warning',
    de: ({ route }) => ({
      problem: `Von der Startseite führt kein Weg zu „${route}“.`,
      remedy: 'Verlinken Sie die Seite im Menü oder auf einer Karte, oder setzen Sie "unlisted": true.',
    }),
    en: ({ route }) => ({
      problem: `No path leads from the home page to "${route}".`,
      remedy: 'Link the page in the menu or on a card, or set "unlisted": true.',
    }),
  }),
  'heading-first': entry<NoDetails>({
    severity: 'error',
    de: () => ({
      problem: 'Die Seite beginnt nicht mit einer Hauptüberschrift (h1).',
      remedy: 'Setzen Sie einen Block mit Hauptüberschrift, zum Beispiel hero, an den Anfang.',
    }),
    en: () => ({
      problem: 'The page does not start with a main heading (h1).',
      remedy: 'Put a block with a main heading first, for example hero.',
    }),
  }),
  'heading-second': entry<NoDetails>({
    severity: 'error',
    de: () => ({
      problem: 'Die Seite hat schon eine Hauptüberschrift (h1).',
      remedy: 'Nehmen Sie für diesen Abschnitt einen Block ohne Hauptüberschrift, zum Beispiel intro.',
    }),
    en: () => ({
      problem: 'The page has a main heading (h1) already.',
      remedy: 'Use a block without a main heading here, for example intro.',
    }),
  }),
  'heading-skipped': entry<{ level: number; before: number }>({
    severity: 'error',
    de: ({ level, before }) => ({
      problem: `Auf eine Überschrift der Ebene ${before} folgt eine der Ebene ${level}.`,
      remedy: 'Geben Sie dem Block davor oder diesem Block einen title.',
    }),
    en: ({ level, before }) => ({
      problem: `A heading of level ${before} is followed by one of level ${level}.`,
      remedy: 'Give this block, or the one before it, a title.',
    }),
  }),
  'title-duplicate': entry<{ title: string; other: string }>({
    severity: 'error',
    de: ({ title, other }) => ({
      problem: `Den Titel „${title}“ hat schon ${other}.`,
      remedy: 'Geben Sie jeder Seite einen eigenen Titel; er steht in Suchergebnissen.',
    }),
    en: ({ title, other }) => ({
      problem: `${other} has the title "${title}" already.`,
      remedy: 'Give every page a title of its own; search results show it.',
    }),
  }),
  'description-duplicate': entry<{ other: string }>({
    severity: 'error',
    de: ({ other }) => ({
      problem: `Dieselbe Beschreibung hat schon ${other}.`,
      remedy: 'Schreiben Sie für jede Seite eine eigene Beschreibung.',
    }),
    en: ({ other }) => ({
      problem: `${other} has the same description.`,
      remedy: 'Write a description of its own for every page.',
    }),
  }),
  'description-length': entry<{ length: number; from: number; to: number }>({
    severity: 'warning',
    de: ({ length, from, to }) => ({
      problem: `Die Beschreibung hat ${length} Zeichen.`,
      remedy: `Suchmaschinen zeigen ${from} bis ${to} Zeichen gut an.`,
    }),
    en: ({ length, from, to }) => ({
      problem: `The description has ${length} characters.`,
      remedy: `Search engines show ${from} to ${to} characters well.`,
    }),
  }),
  'host-undeclared': entry<{ host: string }>({
    severity: 'error',
    de: ({ host }) => ({
      problem: `Die Datenschutzerklärung nennt „${host}“ nicht.`,
      remedy: 'Nennen Sie den Host dort bei der passenden Verarbeitung unter "hosts", oder entfernen Sie ihn hier.',
    }),
    en: ({ host }) => ({
      problem: `The privacy notice does not name "${host}".`,
      remedy: 'Name the host there, in the "hosts" of the processing it belongs to, or remove it here.',
    }),
  }),
  'host-unused': entry<{ host: string }>({
    severity: 'warning',
    de: ({ host }) => ({
      problem: `Zu „${host}“ führt kein Link, und nichts wird von dort geladen.`,
      remedy: 'Streichen Sie den Host hier, oder tragen Sie ihn in _site/site.json unter externalHosts ein.',
    }),
    en: ({ host }) => ({
      problem: `No link leads to "${host}", and nothing is loaded from there.`,
      remedy: 'Strike the host out here, or list it in _site/site.json as one of the externalHosts.',
    }),
  }),
  'asset-unused': entry<{ file: string }>({
    severity: 'warning',
    de: ({ file }) => ({
      problem: `Die Datei „${file}“ wird nirgends gezeigt.`,
      remedy: 'Verwenden Sie sie oder löschen Sie sie.',
    }),
    en: ({ file }) => ({ problem: `The file "${file}" is shown nowhere.`, remedy: 'Use it or delete it.' }),
  }),
  'asset-name': entry<{ file: string }>({
    severity: 'error',
    de: ({ file }, hints) => ({
      problem: `Der Name der Mediendatei „${file}“ ist nicht erlaubt.`,
      remedy:
        `Kleinbuchstaben, Ziffern und Bindestriche, dazu webp, jpg, jpeg, png, avif, svg, webm oder mp4. ${meantDe(hints, '')}`.trim(),
    }),
    en: ({ file }, hints) => ({
      problem: `The name of the media file "${file}" is not allowed.`,
      remedy:
        `Small letters, digits and hyphens, then webp, jpg, jpeg, png, avif, svg, webm or mp4. ${meantEn(hints, '')}`.trim(),
    }),
  }),
};

import { entry, meantDe, meantEn, type NoDetails } from './message.ts';

/** Problems that only a check of the whole site can find. */
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
      remedy: meantDe(hints, `Ergänzen Sie dort im gewünschten Block "id": "${anchor}".`),
    }),
    en: ({ anchor, route }, hints) => ({
      problem: `The page "${route}" has no anchor "${anchor}".`,
      remedy: meantEn(hints, `Add "id": "${anchor}" to the target block.`),
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
      problem: `The external host "${host}" is not allowed.`,
      remedy: `${meantEn(hints, '')} If the link is intended, add the host to externalHosts in _site/site.json.`.trim(),
    }),
  }),
  'anchor-duplicate': entry<{ anchor: string }>({
    severity: 'error',
    de: ({ anchor }) => ({
      problem: `Die Sprungmarke „${anchor}“ gibt es auf dieser Seite schon.`,
      remedy: 'Geben Sie jedem Block eine eigene "id".',
    }),
    en: ({ anchor }) => ({
      problem: `This page already has an anchor "${anchor}".`,
      remedy: 'Give each block its own "id".',
    }),
  }),
  'file-missing': entry<{ file: string }>({
    severity: 'error',
    de: ({ file }, hints) => ({
      problem: `Die Datei „${file}“ gibt es nicht.`,
      remedy: meantDe(hints, 'Legen Sie sie in den Ordner _media oder nennen Sie eine Datei, die dort liegt.'),
    }),
    en: ({ file }, hints) => ({
      problem: `The file "${file}" does not exist.`,
      remedy: meantEn(hints, 'Put it in the folder _media, or name a file that is there.'),
    }),
  }),
  'alt-not-helpful': entry<{ alt: string }>({
    severity: 'error',
    de: ({ alt }) => ({
      problem: `„${alt}“ sagt nicht, was auf dem Bild zu sehen ist.`,
      remedy: 'Beschreiben Sie das Motiv in einem kurzen Satz; bei reinem Schmuck schreiben Sie "alt": "".',
    }),
    en: ({ alt }) => ({
      problem: `"${alt}" does not say what the image shows.`,
      remedy: 'Describe the image in a short sentence; if it is mere decoration, write "alt": "".',
    }),
  }),
  'form-unknown': entry<{ form: string }>({
    severity: 'error',
    de: ({ form }, hints) => ({
      problem: `Das Formular „${form}“ gibt es nicht.`,
      remedy: meantDe(hints, 'Nennen Sie ein Formular aus _site/forms.'),
    }),
    en: ({ form }, hints) => ({
      problem: `There is no form "${form}".`,
      remedy: meantEn(hints, 'Name a form from _site/forms.'),
    }),
  }),
  'form-name-duplicate': entry<{ form: string; other: string }>({
    severity: 'error',
    de: ({ form, other }) => ({
      problem: `Das Formular „${form}“ gibt es schon in ${other}.`,
      remedy: 'Geben Sie jedem Formular einen eigenen Namen.',
    }),
    en: ({ form, other }) => ({
      problem: `The form "${form}" already exists in ${other}.`,
      remedy: 'Give each form its own name.',
    }),
  }),
  'form-pattern': entry<{ name: string; reason: string }>({
    severity: 'error',
    de: ({ name, reason }) => ({
      problem: `Das Muster des Feldes „${name}“ ist kein gültiger regulärer Ausdruck (${reason}).`,
      remedy: 'Prüfen Sie Klammern und Backslashes; in JSON wird jeder Backslash doppelt geschrieben.',
    }),
    en: ({ name, reason }) => ({
      problem: `The pattern of the field "${name}" is not a valid regular expression (${reason}).`,
      remedy: 'Check brackets and backslashes; in JSON, every backslash is written twice.',
    }),
  }),
  'form-pattern-slow': entry<{ name: string; longest: number }>({
    severity: 'error',
    de: ({ name, longest }) => ({
      problem: `Das Muster des Feldes „${name}“ kann bei bis zu ${longest.toLocaleString('de-DE')} Zeichen so lange brauchen, dass Formular und Server hängen bleiben.`,
      remedy:
        'Wiederholen Sie keine Gruppe, die schon eine Wiederholung oder eine Auswahl mit | enthält, wie in (a+)+ oder (a|b)* (besser: [ab]*). Verwenden Sie weniger Wiederholungen und Auswahlen hintereinander oder ein kleineres maxLength.',
    }),
    en: ({ name, longest }) => ({
      problem: `With up to ${longest.toLocaleString('en')} characters the pattern of the field "${name}" can take so long that the form and the server hang.`,
      remedy:
        'Do not repeat a group that already contains a repetition or a choice with |, as in (a+)+ or (a|b)* (better: [ab]*). Use fewer repetitions and choices in a row, or a smaller maxLength.',
    }),
  }),
  'form-field': entry<{ name: string }>({
    severity: 'error',
    de: ({ name }) => ({
      problem: `Das Feld „${name}“ gibt es schon.`,
      remedy: 'Geben Sie jedem Feld einen eigenen Namen.',
    }),
    en: ({ name }) => ({
      problem: `There is already a field "${name}".`,
      remedy: 'Give each field its own name.',
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
      problem: `\`${property}\` hat im Feld „${name}“ keine Wirkung, denn seine Art ist ${type}.`,
      remedy: `Löschen Sie \`${property}\` oder ändern Sie \`type\`. Bei ${type} möglich: ${takes}.`,
    }),
    en: ({ name, type, property, takes }) => ({
      problem: `\`${property}\` has no effect in the field "${name}", which is of type ${type}.`,
      remedy: `Delete \`${property}\` or change \`type\`. A field of type ${type} may have: ${takes}.`,
    }),
  }),
  'form-field-limit': entry<{ name: string; property: string; value: string; reason: string }>({
    severity: 'error',
    de: ({ name, property, value, reason }) => ({
      problem: `\`${property}\` des Feldes „${name}“ darf nicht ${value} sein, weil das Feld diesen Wert ablehnt: „${reason}“.`,
      remedy: 'Wählen Sie einen Wert, den das Feld annimmt.',
    }),
    en: ({ name, property, value, reason }) => ({
      problem: `\`${property}\` of the field "${name}" cannot be ${value}, because the field rejects this value: "${reason}".`,
      remedy: 'Choose a value that the field accepts.',
    }),
  }),
  'service-label-unknown': entry<{ label: string }>({
    severity: 'error',
    de: ({ label }, hints) => ({
      problem: `Der Service „${label}“ steht nicht unter serviceLabels.`,
      remedy: meantDe(
        hints,
        'Wählen Sie einen Eintrag aus serviceLabels in _site/site.json oder ergänzen Sie ihn dort.',
      ),
    }),
    en: ({ label }, hints) => ({
      problem: `The service "${label}" is not listed in serviceLabels.`,
      remedy: meantEn(hints, 'Choose an entry of serviceLabels in _site/site.json, or add it there.'),
    }),
  }),
  'service-label-alike': entry<{ label: string; other: string; entry: number; address: string }>({
    severity: 'error',
    de: ({ label, other, entry, address }) => ({
      problem: `„${label}“ und „${other}“ (Eintrag ${entry} der Liste) haben dieselbe Adresse: ${address}. Eine der beiden Seiten ginge verloren.`,
      remedy: 'Benennen Sie einen Eintrag um; Satzzeichen, Akzente und Großbuchstaben machen keinen Unterschied.',
    }),
    en: ({ label, other, entry, address }) => ({
      problem: `"${label}" and "${other}" (entry ${entry} of the list) have the same address: ${address}. One of the two pages would be lost.`,
      remedy: 'Rename one of them; punctuation, accents and capitals make no difference.',
    }),
  }),
  'service-label-nameless': entry<{ label: string }>({
    severity: 'error',
    de: ({ label }) => ({
      problem: `Aus „${label}“ lässt sich keine Adresse für die Formularseite bilden.`,
      remedy: 'Verwenden Sie mindestens einen Buchstaben von a bis z oder eine Ziffer.',
    }),
    en: ({ label }) => ({
      problem: `"${label}" cannot be turned into an address for the form page.`,
      remedy: 'Use at least one letter from a to z, or a digit.',
    }),
  }),
  'form-name-reserved': entry<{ form: string; address: string }>({
    severity: 'error',
    de: ({ form, address }) => ({
      problem: `Ein Formular kann nicht „${form}“ heißen: ${address} ist die Seite nach dem Absenden.`,
      remedy: 'Geben Sie dem Formular einen anderen Namen.',
    }),
    en: ({ form, address }) => ({
      problem: `A form cannot be called "${form}": ${address} is the thank-you page.`,
      remedy: 'Give the form a different name.',
    }),
  }),
  'placeholder-unknown': entry<{ placeholder: string }>({
    severity: 'error',
    de: ({ placeholder }, hints) => ({
      problem: `Für ${placeholder} gibt es keinen Wert.`,
      remedy: meantDe(hints, 'Verwenden Sie eine Angabe aus _site/site.json, zum Beispiel {site.name}.'),
    }),
    en: ({ placeholder }, hints) => ({
      problem: `There is no value for ${placeholder}.`,
      remedy: meantEn(hints, 'Use a value from _site/site.json, such as {site.name}.'),
    }),
  }),
  'page-unreachable': entry<{ route: string }>({
    severity: 'warning',
    de: ({ route }) => ({
      problem: `Die Seite „${route}“ ist von der Startseite aus nicht erreichbar.`,
      remedy: 'Verlinken Sie sie im Menü oder auf einer anderen Seite oder setzen Sie "unlisted": true.',
    }),
    en: ({ route }) => ({
      problem: `The page "${route}" cannot be reached from the home page.`,
      remedy: 'Link to it in the menu or on another page, or set "unlisted": true.',
    }),
  }),
  'heading-first': entry<NoDetails>({
    severity: 'error',
    de: () => ({
      problem: 'Die Seite beginnt nicht mit einer Hauptüberschrift (h1).',
      remedy: 'Setzen Sie einen Block mit Hauptüberschrift an den Anfang, zum Beispiel hero.',
    }),
    en: () => ({
      problem: 'The page does not start with a main heading (h1).',
      remedy: 'Put a block with a main heading first, such as hero.',
    }),
  }),
  'heading-second': entry<NoDetails>({
    severity: 'error',
    de: () => ({
      problem: 'Die Seite hat schon eine Hauptüberschrift (h1).',
      remedy: 'Verwenden Sie hier einen Block ohne Hauptüberschrift, zum Beispiel intro.',
    }),
    en: () => ({
      problem: 'The page already has a main heading (h1).',
      remedy: 'Use a block without a main heading here, such as intro.',
    }),
  }),
  'heading-skipped': entry<{ level: number; before: number }>({
    severity: 'error',
    de: ({ level, before }) => ({
      problem: `Auf eine Überschrift der Ebene ${before} folgt eine der Ebene ${level}.`,
      remedy: 'Ergänzen Sie in diesem Block oder im Block davor einen title.',
    }),
    en: ({ level, before }) => ({
      problem: `A heading of level ${before} is followed by one of level ${level}.`,
      remedy: 'Add a title to this block or the one before it.',
    }),
  }),
  'title-duplicate': entry<{ title: string; other: string }>({
    severity: 'error',
    de: ({ title, other }) => ({
      problem: `${other} hat schon den Titel „${title}“.`,
      remedy: 'Geben Sie jeder Seite einen eigenen Titel; er erscheint in Suchergebnissen.',
    }),
    en: ({ title, other }) => ({
      problem: `${other} already has the title "${title}".`,
      remedy: 'Give each page its own title; it appears in search results.',
    }),
  }),
  'description-duplicate': entry<{ other: string }>({
    severity: 'error',
    de: ({ other }) => ({
      problem: `${other} hat schon dieselbe Beschreibung.`,
      remedy: 'Schreiben Sie für jede Seite eine eigene Beschreibung.',
    }),
    en: ({ other }) => ({
      problem: `${other} already has the same description.`,
      remedy: 'Write a separate description for each page.',
    }),
  }),
  'description-length': entry<{ length: number; from: number; to: number }>({
    severity: 'warning',
    de: ({ length, from, to }) => ({
      problem: `Die Beschreibung hat ${length} Zeichen, empfohlen sind ${from} bis ${to}.`,
      remedy: length < from ? 'Schreiben Sie etwas mehr.' : 'Kürzen Sie sie, sonst schneiden Suchmaschinen sie ab.',
    }),
    en: ({ length, from, to }) => ({
      problem: `The description has ${length} characters; ${from} to ${to} are recommended.`,
      remedy: length < from ? 'Write a little more.' : 'Shorten it, or search engines will cut it off.',
    }),
  }),
  'host-undeclared': entry<{ host: string }>({
    severity: 'error',
    de: ({ host }) => ({
      problem: `Die Datenschutzerklärung nennt „${host}“ nicht.`,
      remedy: 'Ergänzen Sie ihn dort in der passenden Verarbeitung unter "hosts" oder entfernen Sie ihn hier.',
    }),
    en: ({ host }) => ({
      problem: `The privacy policy does not mention "${host}".`,
      remedy: 'Add it there to the "hosts" of the matching processing, or remove it here.',
    }),
  }),
  'host-unused': entry<{ host: string }>({
    severity: 'warning',
    de: ({ host }) => ({
      problem: `Zu „${host}“ führt kein Link, und nichts wird von dort geladen.`,
      remedy: 'Löschen Sie den Host hier oder tragen Sie ihn in _site/site.json unter externalHosts ein.',
    }),
    en: ({ host }) => ({
      problem: `No link leads to "${host}", and nothing is loaded from it.`,
      remedy: 'Delete the host here, or add it to externalHosts in _site/site.json.',
    }),
  }),
  'asset-unused': entry<{ file: string }>({
    severity: 'warning',
    de: ({ file }) => ({
      problem: `Die Datei „${file}“ wird nirgends verwendet.`,
      remedy: 'Verwenden Sie sie oder löschen Sie sie.',
    }),
    en: ({ file }) => ({ problem: `The file "${file}" is not used anywhere.`, remedy: 'Use it or delete it.' }),
  }),
  'asset-name': entry<{ file: string; extensions: string }>({
    severity: 'error',
    de: ({ file, extensions }, hints) => ({
      problem: `Der Name der Mediendatei „${file}“ ist nicht erlaubt.`,
      remedy:
        `Verwenden Sie nur Kleinbuchstaben, Ziffern und Bindestriche und eine dieser Endungen: ${extensions}. ${meantDe(hints, '')}`.trim(),
    }),
    en: ({ file, extensions }, hints) => ({
      problem: `The name of the media file "${file}" is not allowed.`,
      remedy:
        `Use only lowercase letters, digits and hyphens, and one of these extensions: ${extensions}. ${meantEn(hints, '')}`.trim(),
    }),
  }),
};

import { error, misspelling, warning } from './message.ts';

/** Problems that only a check of the whole site can find. */
export const siteMessages = {
  /** `from`: of a redirect, the former address */
  'link-target-missing': misspelling<{ href: string; from?: string }>(
    'Es gibt keine Seite „{href}“.',
    ({ from }) =>
      from === undefined
        ? 'Legen Sie die Seite mit `npm run new:page` an oder ändern Sie den Link.'
        : 'Nennen Sie eine Seite, die es gibt, zum Beispiel { "from": "{from}", "to": "/" }.',
    'There is no page "{href}".',
    ({ from }) =>
      from === undefined
        ? 'Create the page with `npm run new:page` or change the link.'
        : 'Name a page that exists, for example { "from": "{from}", "to": "/" }.',
  ),
  'link-anchor-missing': misspelling<{ href: string; anchor: string; route: string }>(
    'Auf der Seite „{route}“ gibt es keine Sprungmarke „{anchor}“.',
    'Ergänzen Sie dort im gewünschten Block "id": "{anchor}".',
    'The page "{route}" has no anchor "{anchor}".',
    'Add "id": "{anchor}" to the target block.',
  ),
  'link-host-unlisted': error<{ host: string }>(
    'Der fremde Host „{host}“ ist nicht freigegeben.',
    '{meant} Ist der Link gewollt, tragen Sie den Host in _site/site.json unter externalHosts ein.',
    'The external host "{host}" is not allowed.',
    '{meant} If the link is intended, add the host to externalHosts in _site/site.json.',
  ),
  'link-own-host': error(
    'Der Link führt zu dieser Website selbst, mit der vollständigen Adresse.',
    'Schreiben Sie nur den Pfad: `{nearest}`.',
    'The link leads to this site itself, by its full address.',
    'Write the path alone: `{nearest}`.',
  ),
  'link-to-itself': warning(
    'Der Link führt zu der Seite, auf der er steht: Wer ihn anklickt, sieht dieselbe Seite noch einmal.',
    'Nennen Sie die Seite, die gemeint ist, oder eine Sprungmarke auf dieser (`#anfrage`); sonst löschen Sie die Karte, den Knopf oder den Link.',
    'The link leads to the page that it stands on: whoever clicks it sees the same page again.',
    'Name the page that is meant, or an anchor on this one (`#contact`); otherwise delete the card, the button or the link.',
  ),
  'host-own': error<{ host: string }>(
    '„{host}“ ist kein fremder Host, sondern diese Website selbst.',
    'Löschen Sie den Eintrag: Links zu eigenen Seiten beginnen mit „/“ und brauchen keine Freigabe.',
    '"{host}" is no other host, but this site itself.',
    'Delete the entry: links to pages of the site begin with "/" and need no permission.',
  ),
  'redirect-form': misspelling<{ from: string }>(
    '„{from}“ ist keine Adresse, die sich umleiten lässt.',
    'Schreiben Sie den Pfad allein, wie "/ueber_uns.php": mit „/“ am Anfang, ohne „?“, „*“, „:“ und ohne .html am Ende.',
    '"{from}" is no address that can be redirected.',
    'Write the path alone, such as "/about_us.php": with "/" at its start, without "?", "*", ":", and without .html at its end.',
  ),
  'redirect-from-page': error<{ from: string }>(
    'Unter „{from}“ gibt es eine Seite; die Umleitung käme nie zum Zug.',
    'Löschen Sie die Umleitung, oder benennen Sie die Seite um (npm run move).',
    'There is a page at "{from}"; nobody would ever be redirected.',
    'Delete the redirect, or move the page (npm run move).',
  ),
  'redirect-from-file': error<{ from: string }>(
    'Unter „{from}“ hat die Website selbst eine Datei; die Umleitung nähme sie ihr.',
    'Löschen Sie die Umleitung.',
    'The site itself has a file at "{from}", which the redirect would take away.',
    'Delete the redirect.',
  ),
  'redirect-twice': error<{ from: string }>(
    'Die Adresse „{from}“ wird schon weiter oben umgeleitet.',
    'Löschen Sie eine der beiden Umleitungen.',
    'The address "{from}" is redirected further up already.',
    'Delete one of the two redirects.',
  ),
  'redirect-chain': error<{ to: string; end: string }>(
    '„{to}“ ist selbst eine frühere Adresse und führt zu „{end}“.',
    'Leiten Sie gleich zu „{end}“ um.',
    '"{to}" is a former address itself and leads to "{end}".',
    'Redirect to "{end}" at once.',
  ),
  'redirect-loop': error<{ from: string }>(
    'Die Umleitung von „{from}“ führt im Kreis.',
    'Nennen Sie als Ziel eine Seite, die es gibt.',
    'The redirect of "{from}" goes round in circles.',
    'Name a page that exists as its target.',
  ),
  'page-reserved': error<{ route: string }>(
    'Unter {route} kann keine Seite liegen: Diese Adresse braucht die Website selbst.',
    'Benennen Sie die Datei oder ihren Ordner um; vergeben sind api/…, assets/…, media/… und 404.',
    'No page can be at {route}: the site needs this address itself.',
    'Rename the file or its folder; api/…, assets/…, media/… and 404 are taken.',
  ),
  'page-address-long': error<{ length: number; limit: number }>(
    'Die Adresse der Seite hat {length} Zeichen, erlaubt sind {limit}.',
    'Kürzen Sie den Namen der Datei oder ihrer Ordner.',
    'The address of the page has {length} characters; the limit is {limit}.',
    'Shorten the name of the file or of its folders.',
  ),
  'anchor-reserved': error<{ anchor: string }>(
    'Die Sprungmarke „{anchor}“ braucht die Website selbst.',
    'Wählen Sie eine andere "id".',
    'The site needs the anchor "{anchor}" itself.',
    'Choose a different "id".',
  ),
  'text-invisible': error(
    'Der Text enthält nur unsichtbare Zeichen.',
    'Schreiben Sie einen Text oder löschen Sie die Angabe, wenn sie nicht nötig ist.',
    'The text consists of invisible characters only.',
    'Write a text, or delete the property if it is not needed.',
  ),
  'link-misplaced': error<{ href: string }>(
    'In diesem Text kann kein Link stehen.',
    'Nehmen Sie die Klammern und das Ziel „{href}“ heraus, oder setzen Sie den Link in einen Absatz.',
    'This text cannot hold a link.',
    'Remove the brackets and the target "{href}", or move the link to a paragraph.',
  ),
  'bracket-in-site': error(
    'Eckige Klammern sind in den Angaben zur Website nicht erlaubt: Wo ein Text die Angabe nennt, könnten sie zu einem Link werden.',
    'Nehmen Sie die Klammern heraus.',
    'Square brackets are not allowed in the details of the site: where a text uses them, they could become a link.',
    'Remove the brackets.',
  ),
  'anchor-duplicate': error<{ anchor: string }>(
    'Die Sprungmarke „{anchor}“ gibt es auf dieser Seite schon.',
    'Geben Sie jedem Block eine eigene "id"; ein Formular steht nur einmal auf einer Seite, unter seinem Namen.',
    'This page already has an anchor "{anchor}".',
    'Give each block its own "id"; a form stands on a page only once, under its name.',
  ),
  'placeholder-unknown': misspelling<{ placeholder: string }>(
    'Für {placeholder} gibt es keinen Wert.',
    'Verwenden Sie eine Angabe aus _site/site.json, zum Beispiel {site.name}.',
    'There is no value for {placeholder}.',
    'Use a value from _site/site.json, such as {site.name}.',
  ),
  'placeholder-in-word': misspelling<{ place: string; places: string[] }>(
    'Für {place} wird in diesem Wort nichts eingesetzt.',
    ({ places }) =>
      places.length > 0 ? 'Möglich sind: {places}.' : 'Das Wort hat keine Stellen: Schreiben Sie es ohne Klammern.',
    'Nothing is put in the place of {place} in this word.',
    ({ places }) =>
      places.length > 0 ? 'Possible are: {places}.' : 'This word has no places: write it without braces.',
  ),
  'menu-entry-repeated': warning<{ title: string }>(
    'Der Eintrag „{title}“ in derselben Liste führt schon dorthin.',
    'Löschen Sie einen der beiden, oder geben Sie diesem sein eigenes Ziel.',
    'The entry "{title}" of the same list already leads there.',
    'Delete one of the two, or give this one a target of its own.',
  ),
  'page-unreachable': warning<{ route: string }>(
    'Die Seite „{route}“ ist von der Startseite aus nicht erreichbar.',
    'Verlinken Sie sie im Menü oder auf einer anderen Seite oder setzen Sie "unlisted": true.',
    'The page "{route}" cannot be reached from the home page.',
    'Link to it in the menu or on another page, or set "unlisted": true.',
  ),
  'heading-first': error(
    'Die Seite beginnt nicht mit einer Hauptüberschrift (h1).',
    'Setzen Sie einen Block mit Hauptüberschrift an den Anfang, zum Beispiel hero.',
    'The page does not start with a main heading (h1).',
    'Put a block with a main heading first, such as hero.',
  ),
  'heading-second': error(
    'Die Seite hat schon eine Hauptüberschrift (h1).',
    'Verwenden Sie hier einen Block ohne Hauptüberschrift, zum Beispiel intro.',
    'The page already has a main heading (h1).',
    'Use a block without a main heading here, such as intro.',
  ),
  'heading-skipped': error<{ level: number; before: number }>(
    'Auf eine Überschrift der Ebene {before} folgt eine der Ebene {level}.',
    'Ergänzen Sie in diesem Block oder im Block davor einen title.',
    'A heading of level {before} is followed by one of level {level}.',
    'Add a title to this block or the one before it.',
  ),
  'title-duplicate': error<{ title: string; other: string }>(
    'Diese Seite und {other} haben denselben Titel „{title}“.',
    'Geben Sie der Seite, die zuletzt dazukam, einen eigenen; er erscheint in Suchergebnissen.',
    'This page and {other} have the same title "{title}".',
    'Give the page that was added last its own title; it appears in search results.',
  ),
  'description-duplicate': error<{ other: string }>(
    'Diese Seite und {other} haben dieselbe Beschreibung.',
    'Schreiben Sie für die Seite, die zuletzt dazukam, eine eigene.',
    'This page and {other} have the same description.',
    'Write a separate one for the page that was added last.',
  ),
  'description-length': warning<{ length: number; from: number; to: number }>(
    'Die Beschreibung hat {length} Zeichen, empfohlen sind {from} bis {to}.',
    ({ length, from }) =>
      length < from ? 'Schreiben Sie etwas mehr.' : 'Kürzen Sie sie, sonst schneiden Suchmaschinen sie ab.',
    'The description has {length} characters; {from} to {to} are recommended.',
    ({ length, from }) => (length < from ? 'Write a little more.' : 'Shorten it, or search engines will cut it off.'),
  ),
  'host-undeclared': error<{ host: string }>(
    'Die Datenschutzerklärung nennt „{host}“ nicht.',
    'Ergänzen Sie ihn dort in der passenden Verarbeitung unter "hosts" oder entfernen Sie ihn hier.',
    'The privacy policy does not mention "{host}".',
    'Add it there to the "hosts" of the matching processing, or remove it here.',
  ),
  'external-unlisted': error<{ host: string; kind: string }>(
    'Von „{host}“ darf nichts geladen werden.',
    '{meant} Ist der Inhalt gewollt, tragen Sie in _site/site.json unter externalContent ein: { "host": "{host}", "kind": "{kind}" }',
    'Nothing may be loaded from "{host}".',
    '{meant} If the content is intended, add to externalContent in _site/site.json: { "host": "{host}", "kind": "{kind}" }',
  ),
  'external-unused': warning<{ host: string; kind: string }>(
    'Kein Block lädt etwas von „{host}“ ({kind}).',
    'Löschen Sie den Eintrag: Was niemand braucht, soll kein Browser laden dürfen.',
    'No block loads anything from "{host}" ({kind}).',
    'Delete the entry: no browser should be allowed to load what nobody needs.',
  ),
  'host-unused': warning<{ host: string }>(
    'Zu „{host}“ führt kein Link, und nichts wird von dort geladen.',
    'Löschen Sie den Host hier oder tragen Sie ihn in _site/site.json unter externalHosts ein.',
    'No link leads to "{host}", and nothing is loaded from it.',
    'Delete the host here, or add it to externalHosts in _site/site.json.',
  ),
};

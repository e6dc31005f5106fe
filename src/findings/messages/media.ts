import { error, misspelling, warning } from './message.ts';

const AS_PICTURE = 'Exportieren Sie das Bild als JPG, PNG oder WebP und ersetzen Sie die Datei.';
const AS_PICTURE_EN = 'Export the picture as JPG, PNG or WebP and replace the file.';

/** What becomes of a file that the site does not use, by what it is. */
const OTHERS = {
  picture: {
    de: 'Exportieren Sie das Bild als JPG, PNG oder WebP, ein bewegtes GIF als MP4, und löschen Sie diese Datei.',
    en: 'Export the picture as JPG, PNG or WebP, a moving GIF as MP4, and delete this file.',
  },
  font: {
    de: 'Legen Sie die Schrift als WOFF2, TTF oder OTF ab und löschen Sie diese Datei.',
    en: 'Put the font here as WOFF2, TTF or OTF, and delete this file.',
  },
  page: {
    de: 'Verschieben Sie sie aus _media heraus: Der Ort einer Seite ist ihre Adresse.',
    en: 'Move it out of _media: the place of a page is its address.',
  },
  document: {
    de: 'Dateien zum Herunterladen liefert sie nicht aus: Machen Sie aus dem Inhalt eine Seite und löschen Sie die Datei hier.',
    en: 'It does not offer files for download: make a page of the content, and delete the file here.',
  },
};

type Kind = 'picture' | 'drawing' | 'video' | 'font';

const remedies: Record<Kind, { de: string; en: string }> = {
  picture: { de: AS_PICTURE, en: AS_PICTURE_EN },
  drawing: {
    de: 'Exportieren Sie die Zeichnung als SVG und ersetzen Sie die Datei.',
    en: 'Export the drawing as SVG and replace the file.',
  },
  video: {
    de: 'Exportieren Sie das Video noch einmal, am besten als MP4 (H.264), und ersetzen Sie die Datei.',
    en: 'Export the video again, best as MP4 (H.264), and replace the file.',
  },
  font: {
    de: 'Ersetzen Sie sie durch eine Schrift als WOFF2, TTF oder OTF.',
    en: 'Replace it by a font as WOFF2, TTF or OTF.',
  },
};

/** Problems of pictures, drawings, videos and fonts. */
export const mediaMessages = {
  'file-missing': misspelling<{ file: string }>(
    'Die Datei „{file}“ gibt es nicht.',
    'Legen Sie sie in den Ordner _media oder nennen Sie eine Datei, die dort liegt.',
    'The file "{file}" does not exist.',
    'Put it in the folder _media, or name a file that is there.',
  ),
  'alt-not-helpful': error<{ alt: string }>(
    '„{alt}“ sagt nicht, was auf dem Bild zu sehen ist.',
    'Beschreiben Sie das Motiv in einem kurzen Satz; bei reinem Schmuck schreiben Sie "alt": "".',
    '"{alt}" does not say what the image shows.',
    'Describe the image in a short sentence; if it is mere decoration, write "alt": "".',
  ),
  'media-cut-off': error(
    'Die Datei ist unvollständig; vermutlich wurde das Kopieren unterbrochen.',
    'Kopieren Sie sie noch einmal vom Original.',
    'The file is incomplete; copying it was probably interrupted.',
    'Copy it again from the original.',
  ),
  'media-unreadable': error<{ kind: Kind }>(
    ({ kind }) =>
      `Der Inhalt dieser Datei ist ${{ picture: 'kein Bild', drawing: 'keine Zeichnung', video: 'kein Video', font: 'keine Schrift' }[kind]}.`,
    ({ kind }) => remedies[kind].de,
    ({ kind }) => `This file does not contain a ${kind}.`,
    ({ kind }) => remedies[kind].en,
  ),
  'media-format': error<{ kind: Kind; format: string }>(
    'Der Inhalt dieser Datei ist {format}, anders als ihre Endung sagt.',
    ({ kind }) => remedies[kind].de,
    'The content of this file is {format}, unlike its extension says.',
    ({ kind }) => remedies[kind].en,
  ),
  'video-format': error<{ format: string; command: string }>(
    'So, wie dieses Video ist ({format}), spielen es nicht alle Browser ab. Der Build wandelt es um, wo es ffmpeg gibt; hier gibt es das nicht.',
    'Installieren Sie ffmpeg (https://ffmpeg.org), oder wandeln Sie das Video in pages-data selbst um und nennen Sie die neue Datei: {command}',
    'As it is ({format}), not all browsers play this video. The build converts it where there is ffmpeg; here there is none.',
    'Install ffmpeg (https://ffmpeg.org), or convert the video yourself in pages-data and name the new file: {command}',
  ),
  'media-large': warning<{ megabytes: number }>(
    'Die Datei ist {megabytes} MB groß, empfohlen sind höchstens 10 MB.',
    'Verkleinern Sie Bilder auf etwa 2.400 Pixel Breite; kürzen oder komprimieren Sie Videos.',
    'The file has {megabytes} MB; at most 10 MB are recommended.',
    'Scale pictures down to a width of about 2,400 pixels; shorten or compress videos.',
  ),
  'picture-small': warning<{ width: number; least: number }>(
    'Das Bild ist nur {width} Pixel breit und wirkt auf großen Bildschirmen unscharf.',
    'Verwenden Sie das Original; es sollte mindestens {least} Pixel breit sein.',
    'The picture is only {width} pixels wide and looks blurred on large screens.',
    'Use the original; it should be at least {least} pixels wide.',
  ),
  'picture-animated': warning(
    'Das Bild bewegt sich; die Website zeigt davon nur das erste Bild.',
    'Legen Sie es als Video (MP4) ab und nennen Sie es unter `video` (Block `hero` oder `videoHero`), oder legen Sie ein stehendes Bild ab.',
    'The picture moves; the website shows only the first image of it.',
    'Put it here as a video (MP4) and name it under `video` (block `hero` or `videoHero`), or put a still picture here.',
  ),
  'asset-unused': warning<{ file: string }>(
    'Die Datei „{file}“ wird nirgends verwendet.',
    'Verwenden Sie sie oder löschen Sie sie.',
    'The file "{file}" is not used anywhere.',
    'Use it or delete it.',
  ),
  'asset-name': error<{ file: string; extensions: string }>(
    'Der Name der Mediendatei „{file}“ ist nicht erlaubt.',
    'Verwenden Sie nur Kleinbuchstaben, Ziffern und Bindestriche und eine dieser Endungen: {extensions}. {meant}',
    'The name of the media file "{file}" is not allowed.',
    'Use only lowercase letters, digits and hyphens, and one of these extensions: {extensions}. {meant}',
  ),
  'media-ending': error<{ ending: string; kind: keyof typeof OTHERS }>(
    ({ kind }) =>
      kind === 'page'
        ? 'In _media liegen Bilder, Videos und Schriften, keine Seiten.'
        : 'Dateien mit der Endung {ending} verwendet die Website nicht.',
    ({ kind }) => OTHERS[kind].de,
    ({ kind }) =>
      kind === 'page'
        ? 'Pictures, videos and fonts are in _media, but no pages.'
        : 'The site does not use files that end in {ending}.',
    ({ kind }) => OTHERS[kind].en,
  ),
  'asset-name-long': error<{ length: number; limit: number }>(
    'Die Adresse der Mediendatei hat {length} Zeichen, erlaubt sind {limit}.',
    'Kürzen Sie den Namen der Datei oder ihrer Ordner.',
    'The address of the media file has {length} characters; the limit is {limit}.',
    'Shorten the name of the file or of its folders.',
  ),
  'system-file': warning<{ name: string }>(
    'Die Datei „{name}“ hat Windows angelegt; die Website braucht sie nicht.',
    'Löschen Sie sie; im Windows-Explorer ist sie nur zu sehen, wenn er geschützte Systemdateien zeigt.',
    'The file "{name}" was made by Windows; the site does not need it.',
    'Delete it; the Windows Explorer shows it only with protected system files.',
  ),
};

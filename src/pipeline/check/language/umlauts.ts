import { prose } from './prose.ts';

/**
 * Beginnings and insides of German words that have an umlaut or ß, as keyboards without them write them, and as they are
 * spelt. Only pieces that no word has rightly: `ue` in „neue“, „Steuer“, „Israel“ and „Poesie“ is none of them, and names
 * (Müller or Mueller?) are not for us to correct.
 */
const PIECES = `
  ueber=über darueber=darüber gegenueber=gegenüber worueber=worüber hierueber=hierüber vorueber=vorüber
  herueber=herüber hinueber=hinüber dafuer=dafür wofuer=wofür hierfuer=hierfür koenn=könn moecht=möcht moeglich=möglich muess=müss wuerd=würd
  groess=größ gross=groß schoen=schön gehoer=gehör frueh=früh zurueck=zurück natuerlich=natürlich verfueg=verfüg
  fuehr=führ kuenst=künst buehn=bühn gaest=gäst plaetz=plätz naechst=nächst waehr=währ waehl=wähl erklaer=erklär
  taeglich=täglich jaehr=jähr spaet=spät haeufig=häufig staend=ständ zusaetz=zusätz regelmaess=regelmäß gemaess=gemäß
  maessig=mäßig unterstuetz=unterstütz schuetz=schütz wuensch=wünsch muenchen=münchen duesseldorf=düsseldorf
  loesung=lösung loesen=lösen oeffn=öffn oeffentlich=öffentlich persoenlich=persönlich woechentlich=wöchentlich
  hoechst=höchst hoehe=höhe noetig=nötig stoer=stör fuenf=fünf zwoelf=zwölf pruef=prüf kuerz=kürz gruend=gründ
  stueck=stück glueck=glück uebung=übung uebrig=übrig ueblich=üblich uebernacht=übernacht kuehl=kühl suess=süß
  strasse=straße ausserdem=außerdem ausserhalb=außerhalb schliess=schließ draussen=draußen heiss=heiß gruess=grüß
  geraet=gerät aender=änder aehnlich=ähnlich aerzt=ärzt laend=länd maenn=männ staedt=städt haend=händ
  verlaess=verläss itaet=ität europaeisch=europäisch ankuend=ankünd buero=büro tuer=tür fuer=für ergaenz=ergänz
  erhaelt=erhält enthaelt=enthält laeuft=läuft faellt=fällt traegt=trägt haelt=hält laesst=lässt schaetz=schätz
  vertraeg=verträg auftraeg=aufträg vorschlaeg=vorschläg umsaetz=umsätz stueh=stüh wuerz=würz muehe=mühe ruehr=rühr
  beruecksichtig=berücksichtig gefaehr=gefähr ungefaehr=ungefähr abhaeng=abhäng zustaend=zuständ bestaet=bestät
  taet=tät naeh=näh waer=wär haett=hätt faehr=fähr saeng=säng taenz=tänz kaempf=kämpf stuetz=stütz nuetz=nütz
`;

/** Pieces that can be right inside a word (`Treueberater`) and count only at its beginning. */
const AT_START = new Set([
  'gross',
  'tuer',
  'fuer',
  'naeh',
  'taet',
  'waer',
  'heiss',
  'laend',
  'haelt',
  'stoer',
  'ueber',
]);

/** Places, names and foreign words that begin like one. */
const RIGHT = /^(?:fuerte|grossist|grosset|grossmann|strasser$|hoechst$)/u;

interface Piece {
  ascii: string;
  umlaut: string;
}

const pieces: Piece[] = PIECES.trim()
  .split(/\s+/u)
  .map((pair) => {
    const [ascii = '', umlaut = ''] = pair.split('=');
    return { ascii, umlaut };
  })
  .sort((a, b) => b.ascii.length - a.ascii.length);

/** The pieces as keyboards without umlauts write them; a text without any of them has none of these faults. */
export const umlautSigns = pieces.map(({ ascii }) => ascii);

/** Without flag `u`, which would make it slow. */
const ANY_PIECE = new RegExp(umlautSigns.join('|'), 'i');

/** The words of a text that are written without their umlauts, and as they are spelt. */
export function asciiWords(value: string): Array<{ word: string; spelt: string; index: number }> {
  if (!ANY_PIECE.test(value)) return [];
  return [...prose(value).matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
    const spelt = withUmlauts(word);
    return spelt === undefined ? [] : [{ word, spelt, index }];
  });
}

/** The word as it is spelt with umlauts; undefined where it has none to spell, as far as is certain. */
function withUmlauts(word: string): string | undefined {
  if (!ANY_PIECE.test(word) || RIGHT.test(word.toLowerCase())) return undefined;
  const spelt = pieces.reduce(spell, word);
  return spelt === word ? undefined : spelt;
}

function spell(word: string, { ascii, umlaut }: Piece): string {
  const at = word.toLowerCase().indexOf(ascii);
  if (at === -1 || (at > 0 && AT_START.has(ascii))) return word;
  const written = word.slice(at, at + ascii.length);
  return word.slice(0, at) + inCaseOf(written, umlaut) + word.slice(at + ascii.length);
}

function inCaseOf(written: string, umlaut: string): string {
  if (written === written.toUpperCase()) return umlaut.toUpperCase();
  const isSmall = written.charAt(0) === written.charAt(0).toLowerCase();
  return isSmall ? umlaut : umlaut.charAt(0).toUpperCase() + umlaut.slice(1);
}

import { expect, test } from 'vitest';
import { asciiWords } from './umlauts.ts';

const spelt = (text: string) => asciiWords(text).map(({ spelt }) => spelt);

test.each([
  ['Fuer Sie', ['Für']],
  ['die Groesse', ['Größe']],
  ['groessere Buehnen ueber 40 m', ['größere', 'Bühnen', 'über']],
  ['UEBER UNS', ['ÜBER']],
  ['GROESSE', ['GRÖSSE']],
  ['in der Strasse gegenueber', ['Straße', 'gegenüber']],
  ['Kuenstlerinnen koennen zusaetzlich fruehstuecken', ['Künstlerinnen', 'können', 'zusätzlich', 'frühstücken']],
  ['unterstuetzt, geprueft, verlaesslich, Qualitaet', ['unterstützt', 'geprüft', 'verlässlich', 'Qualität']],
  ['ausserdem schliesslich grosse', ['außerdem', 'schließlich', 'große']],
])('„%s“ lacks %j', (text, words) => {
  expect(spelt(text)).toEqual(words);
});

/** Words that have ae, oe, ue or ss rightly. */
const RIGHT = `neue neuer Steuer Steuerberater Treue Treueberater treueberechtigt genaue blaue Feuer teuer Mauer dauert sauer
  Bauer Trauer Abenteuer ungeheuer zuerst zueinander Zuerkennung Betreuer Betreuung Erneuerung aktuell manuell virtuell
  individuell eventuell Duell Duett Quelle Frequenz bequem Silhouette Statue Revue Influencer Blues Bluetooth Venue
  Israel Michael Raphael Aerobic aerodynamisch Phoenix Oboe Koeffizient Poesie Soest Itzehoe Joel Noel Fuerteventura
  Adresse Interesse Presse Klasse Kasse Masse Tasse wissen müssen dass Fluss Schloss Pass Anlass lassen Messe besser
  Professional Business Fitness Wellness Grossist Grosseto Kompromiss Prozess Essen Wasser Ereignisse Booking Queue`;

test.each(RIGHT.split(/\s+/u))('„%s“ is right as it is', (word) => {
  expect(spelt(`${word} und ${word.toLowerCase()}`)).toEqual([]);
});

test('addresses, link targets and references are no prose', () => {
  const text = '[Über uns](/ueber-uns#groesse) unter {site.fuer}, fuer@example.com, www.ueber.example, /live/fuer-sie';
  expect(spelt(text)).toEqual([]);
});

test('says where the word is', () => {
  expect(asciiWords('Nur fuer Sie')).toEqual([{ word: 'fuer', spelt: 'für', index: 4 }]);
});

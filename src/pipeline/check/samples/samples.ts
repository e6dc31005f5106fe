import { type JsonPath, toPointer } from '../../../documents/json.ts';
import { stringsOf } from '../../../documents/strings-of.ts';
import type { SampleKind } from '../../../findings/messages/launch.ts';
import type { SourceDocument } from '../../read/source-document.ts';

/**
 * Values that are replaced before the site is published: domains that nobody can own (RFC 2606, RFC 6761), telephone
 * numbers that the German and the British regulator keep for films and books, numbers of zeros, the words for samples, and
 * labels that call something invented or a game of thought. Those words in a sentence say nothing: a story may tell of an
 * invented instrument.
 */
const samples: Record<Exclude<SampleKind, 'figure' | 'flag'>, RegExp> = {
  domain: /[\w.+@-]*\bexample\.(?:com|net|org)\b|\b[\w-]+\.(?:example|invalid|test)\b/gu,
  phone: anyOf(
    phonesOf(49, ['30 23125', '40 66969', '69 90009', '89 99998', '221 4710'], ['152 28817386', '172 9980752']),
    phonesOf(44, ['20 7946 0', '113 496 0', '121 496 0', '131 496 0', '161 496 0', '1632 960', '7700 900']),
  ),
  number: /\bDE0{9}\b|\bHR[AB] 0+\b|(?<!HR[AB] )\b12345\b|\bAB1 2CD\b/gu,
  words:
    /\bMuster(?:mann|frau|stra(?:ß|ss)e|stadt|platz|weg|firma)\p{L}*|\bBeispiel(?:-\p{L}+|(?:daten|angabe|adresse|name|firma|unternehmen)\p{L}*)|\(Beispiel\)|\bSample(?: Street|town)\b|\b[Ss]ample (?:address|data|entry)\b/gu,
  invented:
    /^(?:(?:Erfunden|Invented)\p{L}*(?:\s[^\s.!?]+){0,3}|(?:Musterf|Beispielf)(?:all|älle)|(?:Gedanken|Plan)spiele?|Sample cases?|Imagine this)$|\((?:frei )?(?:erfunden|invented)\)/gu,
};

function anyOf(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'gu');
}

/** Numbers of three digits behind each stem, and whole numbers, however they are grouped, with or without the code of the country. */
function phonesOf(country: number, stems: readonly string[], whole: readonly string[] = []): RegExp {
  const spaced = (digits: string) => digits.replaceAll(' ', '').split('').join('[ ()/-]*');
  const numbers = [...stems.map((stem) => `${spaced(stem)}(?:[ -]*\\d){3}`), ...whole.map(spaced)];
  return new RegExp(`(?<!\\d)(?:\\+${country}[ ()0-]*|\\(?0)(?:${numbers.join('|')})(?!\\d)`, 'gu');
}

interface Sample {
  kind: SampleKind;
  /** as it is written there */
  value: string;
}

/** Every sample in a text, each once, in the order of kinds. */
export function samplesIn(text: string): Sample[] {
  return Object.entries(samples).flatMap(([kind, pattern]) =>
    [...new Set(Array.from(text.matchAll(pattern), ([value]) => value))].map((value) => ({
      kind: kind as SampleKind,
      value,
    })),
  );
}

interface PlacedSample extends Sample {
  path: JsonPath;
}

/** Every sample in a document, with its place. An example in an empty field of a form is meant to stay one. */
export function samplesOf(document: Pick<SourceDocument<unknown>, 'raw' | 'facts'>): PlacedSample[] {
  const samples = stringsOf(document.raw).flatMap(({ path, text }) =>
    samplesIn(text).map((sample) => ({ ...sample, path })),
  );
  // The facts are read when they are asked for.
  if (samples.length === 0) return [];
  const examples = document.facts.examples.map(({ path }) => toPointer(path));
  return samples.filter(({ path }) => !examples.includes(toPointer(path)));
}

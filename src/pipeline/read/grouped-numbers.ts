import { visit } from 'jsonc-parser';
import type { Problem } from '../../findings/finding.ts';

/** Thousands grouped as in German texts, which JSON reads as decimals: `5.000` is 5, `1.500` is 1.5. */
const GROUPED = /^-?[1-9][0-9]{0,2}\.[0-9]{2}0$/u;

/** One problem for every number of a document that was probably meant a thousand times as large. */
export function groupedNumbers({ file, text = '' }: { file: string; text: string | undefined }): Problem[] {
  const problems: Problem[] = [];
  visit(text, {
    onLiteralValue: (value, offset, length, _line, _character, pathOf) => {
      const written = text.slice(offset, offset + length);
      if (!GROUPED.test(written)) return;
      const path = pathOf();
      problems.push({
        code: 'number-grouped',
        file,
        spot: { at: 'value', path },
        details: { name: String(path.at(-1)), value: Number(value), grouped: Number(written.replace('.', '')) },
        received: written,
      });
    },
  });
  return problems;
}

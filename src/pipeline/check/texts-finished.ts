import type { Check } from '../model/model.ts';
import { textsOfSite } from '../model/texts.ts';

/**
 * Notes to oneself and filler, of which each means: here is no text yet. Capitals where the small word is a common one.
 * Dots alone are what the message about a missing property shows in place of the text.
 */
const FILLER =
  /^(?:…|\.{3}|\?{2,3})$|\b(?:TODO|ToDo|TBD|TBA|FIXME|XXX+|[Ll]orem [Ii]psum|[Dd]olor [Ss]it [Aa]met|[Cc]oming [Ss]oon|COMING SOON|[Uu]nder [Cc]onstruction|Blindtext|Mustertext|Beispieltext|Platzhaltertext|(?:Text|Inhalt|Bild|Foto)s? folg(?:t|en)|hier steht (?:ein|der|Ihr) Text|(?:insert|your) text here)\b/u;

/** No filler is published. */
export const textsFinished: Check = (site) =>
  textsOfSite(site).flatMap(({ file, texts }) =>
    texts.flatMap(({ value, path }) => {
      const found = FILLER.exec(value);
      if (!found) return [];
      const spot = { at: 'value', path, part: found[0], from: found.index } as const;
      return [{ code: 'text-unfinished', file, spot, details: { found: found[0] } } as const];
    }),
  );

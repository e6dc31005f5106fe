import { fileIn, folderLanguage } from '../../../documents/languages.ts';
import type { Problem } from '../../../findings/finding.ts';
import type { SiteModel } from '../../model/site-model.ts';
import type { Check } from '../check.ts';

/** A further language of a site has every text of its settings, and no language has texts that is none of the site's. */
export const editionsWhole: Check = (site) => [...unlisted(site), ...missing(site)];

/** Each language once. Silent while the site document cannot be read: it may list them. */
function unlisted({ settings, editions, unused }: SiteModel): Problem[] {
  if (!settings?.value) return [];
  const languages = editions.map(({ language }) => language);
  const files = new Map<string, string>();
  for (const { file } of unused) {
    const language = folderLanguage(file) ?? '';
    const first = files.get(language);
    if (first === undefined || file < first) files.set(language, file);
  }
  return Array.from(files, ([language, file]) => ({
    code: 'language-unlisted',
    file,
    spot: { at: 'file' },
    details: { language, languages: languages.join(', ') },
  }));
}

function missing({ settings, editions }: SiteModel): Problem[] {
  const site = settings?.value;
  if (!settings || !site) return [];
  const [, ...further] = editions;
  return further.flatMap(({ language, settings: own }): Problem[] => {
    const said: object = Object(own?.written);
    const asked = [
      ...(site.slogan !== undefined && site.sloganLang === site.language ? ['slogan'] : []),
      ...(site.chat ? ['chat'] : []),
      ...(site.consent ? ['consent'] : []),
    ];
    return asked
      .filter((name) => own?.isValid && !Object.hasOwn(said, name))
      .map((name) => ({
        code: 'edition-text-missing',
        file: settings.file,
        spot: { at: 'value', path: [name] },
        details: { name, language, file: fileIn(language, settings.file) },
      }));
  });
}

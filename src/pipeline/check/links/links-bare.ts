import { proseOfPages, texts } from '../../model/texts.ts';
import { breaches, inEachLanguage } from '../check.ts';
import { bareAddresses } from '../language/addresses.ts';

/**
 * An address in a text that may have links is one, for visitors to follow it. The site's own mail address is to be a reference
 * first (`site-value-copied`), which whoever writes it makes a link of.
 */
export const linksBare = inEachLanguage((site) =>
  breaches(
    proseOfPages(site),
    (facts) => texts(facts).filter(({ isRich }) => isRich),
    ({ value }) =>
      bareAddresses(value)
        .filter(({ found }) => found !== site.settings?.value?.email)
        .map(({ found, index, target }) => ({
          code: 'link-bare',
          part: found,
          from: index,
          details: { found },
          nearest: `[${found}](${target})`,
        })),
  ),
);

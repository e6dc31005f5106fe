import type { Site } from '../../../documents/site.ts';
import type { Image } from '../../../fields/image.ts';
import { fill } from '../../../words/fill.ts';
import type { ResolvedPage, SiteContext } from '../../resolve/resolve.ts';
import type { Card } from './card.ts';

/** What a page shows of itself where a link to it is shared. */
export interface Share {
  card: Card;
  /** the card's picture */
  picture: Image;
  /** the card in words */
  alt: string;
}

/** A page's share image: its title, its first picture, the mood of its first block. */
export function shareOf(page: ResolvedPage, { settings: site, words }: Pick<SiteContext, 'settings' | 'words'>): Share {
  const isHome = page.route === site.home;
  const title = plain(page.content.title);
  const { headline, line } = isHome ? { headline: inSentences(site.slogan ?? site.name), line: title } : parted(title);
  const picture = pictureOf(page, site);
  const mood = page.content.blocks[0]?.tone === 'dark' ? 'night' : 'day';
  const shown = picture.alt ? ` ${fill(words.share.picture, { alt: picture.alt })}` : '';
  return {
    card: { headline, line, slogan: isHome ? undefined : site.slogan, mood, language: site.language },
    picture,
    alt: `${site.name}: ${isHome && site.slogan ? `${site.slogan} ${title}` : title}.${shown}`,
  };
}

/** Short sentences are not broken within: `FROM PEOPLE.`, `FOR PEOPLE.` */
const inSentences = (slogan: string) => slogan.replace(/(?<!\.) /gu, '\u00a0');

const plain = (text: string) => text.replaceAll('\u00ad', '');

/** `Security: Schutz für Personen` and `Booking (im Aufbau)` say in their first part what the page is about. */
function parted(title: string): { headline: string; line: string | undefined } {
  const [, headline = title, after, inBrackets] = /^(.+?)(?:: (.+)| \((.+)\))$/u.exec(title) ?? [];
  return { headline, line: after ?? inBrackets };
}

/** A picture that is named for sharing comes first; shown on the page too, it keeps its focus and words. */
function pictureOf({ content: page, picture }: ResolvedPage, site: Site): Image {
  const named = page.shareImage ?? picture?.src ?? site.shareImage;
  return picture?.src === named ? picture : { src: named, alt: '' };
}

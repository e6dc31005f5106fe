import type { Finding } from '../finding.ts';
import type { Language } from './message.ts';

/** How people refer to a block of a page. */
export function blockText({ index, type = '?' }: NonNullable<Finding['block']>, language: Language): string {
  return language === 'de' ? `Block ${index + 1} „${type}“` : `block ${index + 1} "${type}"`;
}

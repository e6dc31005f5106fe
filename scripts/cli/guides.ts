import { sep } from 'node:path';
import { withGuides } from '../../src/findings/formats/report.ts';
import { shownPath } from './caller.ts';

/** A text with the guides of the engine named where the caller finds them. */
export const withShownGuides = (text: string): string =>
  withGuides(text, (path) => shownPath(path).replaceAll(sep, '/'));

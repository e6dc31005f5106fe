import { type RenderOptions, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { German } from './german.tsx';

/** Renders components that speak German. */
export const renderGerman = (part: ReactNode, options: RenderOptions = {}) =>
  render(part, { wrapper: German, ...options });

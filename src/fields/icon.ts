import { z } from 'zod';
import { iconNames } from './icons.gen.ts';
import { roles } from './roles.ts';

/** The name of a line icon in `src/design/icons/`; the enum and the sprite come from that one folder. */
export const icon = z.enum(iconNames).register(roles, { kind: 'icon' });

import { z } from 'zod';

/** Whether a block, as the first of its page, covers the header until it is scrolled out. */
export const covers = z.registry<{ header: boolean }>();

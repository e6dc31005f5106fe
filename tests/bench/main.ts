import { parseArgs } from 'node:util';
import { benchPreview } from './preview.ts';
import { benchValidation } from './validation.ts';

/**
 * `npm run bench -- [--only validation|preview] [--pages 10000] [--runs 5]`: how long pages take to be checked, and a save
 * takes to reach the screen. What browsers load is held by `tests/budgets.json`.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    pages: { type: 'string', default: '10000' },
    runs: { type: 'string', default: '5' },
  },
});
if (values.only !== 'preview') benchValidation(Number(values.pages), Number(values.runs));
if (values.only !== 'validation') await benchPreview();

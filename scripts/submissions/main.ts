import { runAlone } from '../cli/main.ts';
import command from '../submissions.ts';

await runAlone(command);

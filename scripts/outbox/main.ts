import { runAlone } from '../cli/main.ts';
import command from '../outbox.ts';

await runAlone(command);

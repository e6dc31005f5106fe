import { spawn } from 'node:child_process';
import { installSite } from './installed.ts';

/** `npm run bakery`: builds a site of this folder and serves it on http://localhost:4173. */
const { folder, command } = installSite(process.argv[2] ?? 'bakery');
const child = spawn(process.execPath, [command, 'start'], { cwd: folder, stdio: 'inherit' });
process.on('SIGINT', () => child.kill('SIGINT'));

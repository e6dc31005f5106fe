import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** The environment, with what a file `.env` in the current folder adds to it: what is set already wins. */
export function environment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) loadEnvFile('.env');
  return process.env;
}

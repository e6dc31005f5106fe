import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client/web';
import type { SiteDocuments } from '../../mail/letters/documents.ts';
import { hostedConfirmation } from '../hosted/hosted.ts';

/**
 * Netlify's side of the confirmation function. It has no `config.path`, which would take it away from
 * `/.netlify/functions/`; a rewrite in `netlify.toml` adds `/api/send-confirmation`, and `included_files` there brings
 * the documents of the site along.
 */
const documents: SiteDocuments = JSON.parse(readFileSync(join(process.cwd(), 'dist/_server.json'), 'utf8'));
const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = process.env;

const answer = hostedConfirmation({
  env: process.env,
  documents: () => documents,
  database: url ? createClient({ url, ...(authToken && { authToken }) }) : undefined,
  log: (event, details = {}) => console.log(JSON.stringify({ event, ...details })),
});

export default (request: Request, { ip }: { ip: string }) => answer(request, { client: ip });

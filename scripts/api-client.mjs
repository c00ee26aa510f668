// `npm run api-client`: a typed client for the API's document, which the backend has written, in dist/api-client.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { clientDocument } from './api-client/client-document.mjs';
import { packageFiles } from './api-client/package-files.mjs';
import { ROOT } from './workspace/layout.mjs';

const FOLDER = join(ROOT, 'dist/api-client');
const DOCUMENT = join(FOLDER, 'openapi.json');
const HEADER = '// Generated from the API’s document; do not edit.\n';

/** Indentation is two thirds of such types: a tab for each step. */
const withTabs = (text) => text.replace(/^( {4})+/gm, (blanks) => '\t'.repeat(blanks.length / 4));

const document = JSON.parse(readFileSync(DOCUMENT, 'utf8'));
const types = astToString(await openapiTS(clientDocument(document)));
const files = { ...packageFiles(document), 'schema.d.ts': HEADER + withTabs(types) };
for (const [name, text] of Object.entries(files)) writeFileSync(join(FOLDER, name), text);
process.stdout.write(`Written to dist/api-client: openapi.json, ${Object.keys(files).join(', ')}\n`);

import 'reflect-metadata';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Audience } from '@stoa/contracts';
import { format } from 'prettier';
import './app.module';
import { controllerAnswers } from './generate/controller-answers';
import { descriptions } from './generate/descriptions';
import { failureTexts } from './generate/failure-texts';
import { operationFailures } from './generate/operation-failures';
import { readSources, type Sources } from './generate/sources';
import { findRoot } from './kernel/config';
import { schemasOf } from './kernel/resource';
import { LAYERS } from './layers';
import { settingsSchemas } from './modules/settings';

const ROOT = findRoot();
const HEADER = '// Generated from the backend’s declarations by `npm run generate`; do not edit.\n';

function resourcesFile(audience: Audience): string {
  const json = JSON.stringify(schemasOf(audience));
  return `${HEADER}import type { ResourceSchema } from '@stoa/contracts';\n\nexport const resources: ResourceSchema[] = ${json};\n`;
}

function settingsFile(): string {
  const json = JSON.stringify(settingsSchemas());
  return `${HEADER}import type { SettingsGroupSchema } from '@stoa/contracts';\n\nexport const settingsGroups: SettingsGroupSchema[] = ${json};\n`;
}

let sources: Sources | undefined;
/** What several files are made of, read when the first of them asks. */
const readOnce = (): Sources => (sources ??= readSources(ROOT));

function answersFile(): string {
  const { answers, schemas } = controllerAnswers(readOnce());
  return [
    `${HEADER}import type { Schema } from '../record-schemas';`,
    `/** What each method of a controller answers. */\nexport const ANSWERS: Readonly<Record<string, Schema>> = ${JSON.stringify(answers)};`,
    `/** What several answers share. */\nexport const ANSWER_SCHEMAS: Readonly<Record<string, Schema>> = ${JSON.stringify(schemas)};`,
  ].join('\n\n');
}

function failuresFile(): string {
  const failures = operationFailures(readOnce());
  const codes = Object.values(failures).flatMap((byStatus) => Object.values(byStatus).flat());
  const texts = failureTexts(readOnce(), new Set(codes));
  return [
    HEADER,
    '/** Codes of the failures that each method of a controller, and each operation of a declared resource, can end with. */',
    `export const FAILURES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = ${JSON.stringify(failures)};\n`,
    '/** Messages of these failures, by code. */',
    `export const FAILURE_TEXTS: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(texts)};`,
  ].join('\n');
}

function descriptionsFile(): string {
  const { operations, records, fields } = descriptions(readOnce());
  const texts = 'Readonly<Record<string, string>>';
  return [
    `${HEADER}/** What each method of a controller does. */\nexport const OPERATIONS: ${texts} = ${JSON.stringify(operations)};`,
    `/** What the records of each declared resource are, by entity. */\nexport const RECORDS: ${texts} = ${JSON.stringify(records)};`,
    `/** What fields mean, by the class of their record or input. */\nexport const FIELDS: Readonly<Record<string, ${texts}>> = ${JSON.stringify(fields)};`,
  ].join('\n\n');
}

function layersFile(): string {
  const arrows = LAYERS.slice(1).map((name, index) => `  ${name} --> ${LAYERS[index]}`);
  return [
    '# The order of modules',
    '',
    'Generated from `backend/src/layers.ts` by `npm run generate`; do not edit. A module may import every module below it, never one above.',
    '',
    '```mermaid',
    'graph BT',
    ...arrows,
    '```',
    '',
  ].join('\n');
}

const FILES: Record<string, () => string> = {
  'backoffice/src/generated/resources.ts': () => resourcesFile('admin'),
  'seller-portal/src/generated/resources.ts': () => resourcesFile('vendor'),
  'backoffice/src/generated/settings.ts': settingsFile,
  'backend/src/start/openapi/generated/answers.ts': answersFile,
  'backend/src/start/openapi/generated/descriptions.ts': descriptionsFile,
  'backend/src/start/openapi/generated/failures.ts': failuresFile,
  'docs/generated/layers.md': layersFile,
};

/** Writes every generated file, or with `--check` only reports stale ones; exit code 1 if there are any. */
async function main(check: boolean): Promise<void> {
  const stale: string[] = [];
  for (const [name, write] of Object.entries(FILES)) {
    const path = join(ROOT, name);
    const parser = name.endsWith('.md') ? 'markdown' : 'typescript';
    const text = await format(write(), { parser, singleQuote: true, printWidth: 110, trailingComma: 'all' });
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    stale.push(name);
    if (check) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  process.stdout.write(
    stale.length ? `${check ? 'Stale' : 'Written'}: ${stale.join(', ')}\n` : 'Generated files are fresh.\n',
  );
  if (check && stale.length) process.exitCode = 1;
}

void main(process.argv.includes('--check'));

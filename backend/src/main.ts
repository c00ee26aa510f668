import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { migrations } from '../database/migrations';
import { secureDemoAccounts } from '../database/seeds/demo-accounts';
import { createFirstOperator } from '../database/seeds/first-operator';
import { seedWhenEmpty } from '../database/seeds';
import { createApplication } from './application';
import { type Config, ConfigError, isLocal, loadConfig } from './kernel/config';
import { Database, migrate } from './kernel/database';
import { mountFrontDoor } from './kernel/front-door';
import { Readiness } from './kernel/health';
import { LoadIndexes } from './modules/search';
import { banner } from './start/banner';
import { findDemoAccounts } from './start/demo-accounts';
import { mountDocs } from './start/docs';
import { limitHeapGrowth } from './start/limit-heap-growth';
import { FileInUse, holdSqliteFile } from './start/sqlite-lock';
import { stopOnSignal } from './start/stop-on-signal';
import { reportUnknownMigrations } from './start/unknown-migrations';

const printLine = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Migrates the schema, seeds an empty shop and gives it an operator. */
function prepareDatabase(config: Config): Promise<void> {
  return migrate(config, migrations, async (source) => {
    await reportUnknownMigrations(source, printLine);
    await seedWhenEmpty(config, source, printLine);
    await secureDemoAccounts(config, source, printLine);
    await createFirstOperator(config, source, printLine);
  });
}

/** Mounts all applications and serves them on the single port. */
async function serve(app: NestFastifyApplication, config: Config): Promise<void> {
  const mounted = await mountFrontDoor(app);
  mountDocs(app);
  await app.listen(config.PORT, config.HOST);
  app.get(Readiness, { strict: false }).waitFor('indexes', app.get(LoadIndexes, { strict: false }).execute());
  printLine(banner(config, mounted, isLocal(config) ? await findDemoAccounts(app.get(Database).em) : []));
}

/** Runs the configured roles: migrates the database, serves requests, works the queue. */
async function start(): Promise<void> {
  limitHeapGrowth();
  const config = loadConfig();
  holdSqliteFile(config);
  if (config.STOA_ROLES.includes('migrate')) await prepareDatabase(config);
  if (config.STOA_ROLES.every((role) => role === 'migrate')) return;
  const app = await createApplication(config);
  stopOnSignal(app);
  if (config.STOA_ROLES.includes('web')) await serve(app, config);
  else await app.init();
}

/** User errors are printed as a sentence; only unexpected ones with a stack trace. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return `${error.sentences.join('\n')}\n`;
  if (error instanceof FileInUse) return `${error.message}\n`;
  if (isPortTaken(error))
    return `Stoa could not start: port ${error.port} is in use. Choose another one: npm start -- --port ${error.port + 1}\n`;
  return `Stoa could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`;
}

/** Whether another program listens on the port already. */
function isPortTaken(error: unknown): error is { code: 'EADDRINUSE'; port: number } {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error;
}

start().catch((error: unknown) => {
  process.stderr.write(explain(error));
  process.exit(1);
});

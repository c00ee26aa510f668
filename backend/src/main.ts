import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { migrations } from '../database/migrations';
import { secureDemoAccounts } from '../database/seeds/demo-accounts';
import { seedWhenEmpty } from '../database/seeds';
import { createApplication } from './application';
import { type Config, ConfigError, isLocal, loadConfig } from './kernel/config';
import { Database, migrate } from './kernel/database';
import { mountFrontDoor } from './kernel/front-door';
import { banner } from './start/banner';
import { mountDocs } from './start/docs';
import { FileInUse, holdSqliteFile } from './start/sqlite-lock';
import { stopOnSignal } from './start/stop-on-signal';

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Brings the schema up to date and fills an empty shop. */
function prepareDatabase(config: Config): Promise<void> {
  return migrate(config, migrations, async (source) => {
    await seedWhenEmpty(config, source, say);
    await secureDemoAccounts(config, source, say);
  });
}

/** Whether the printed accounts exist: the database may have been filled otherwise than today's settings say. */
async function hasDemoAccounts(app: NestFastifyApplication): Promise<boolean> {
  const sql = 'SELECT id FROM admins WHERE email = ?';
  const rows: unknown[] = await app.get(Database).em.query(sql, ['admin@stoa.test']);
  return rows.length > 0;
}

/** Opens every surface on the one port. */
async function openDoors(app: NestFastifyApplication, config: Config): Promise<void> {
  const mounted = await mountFrontDoor(app);
  mountDocs(app);
  await app.listen(config.PORT, config.HOST);
  say(banner(config, mounted, isLocal(config) && (await hasDemoAccounts(app))));
}

/** Plays the roles that the settings name: prepares the database, answers requests, works on the queue. */
async function start(): Promise<void> {
  const config = loadConfig();
  holdSqliteFile(config);
  if (config.STOA_ROLES.includes('migrate')) await prepareDatabase(config);
  if (config.STOA_ROLES.every((role) => role === 'migrate')) return;
  const app = await createApplication(config);
  stopOnSignal(app);
  if (config.STOA_ROLES.includes('web')) await openDoors(app, config);
  else await app.init();
}

/** What the person can put right is said in a sentence; only what is our own fault comes with its trace. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return `${error.sentences.join('\n')}\n`;
  if (error instanceof FileInUse) return `${error.message}\n`;
  return `Stoa could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`;
}

start().catch((error: unknown) => {
  process.stderr.write(explain(error));
  process.exit(1);
});

import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource, Logger } from 'typeorm';
import { READER } from '../../src/kernel/database';
import type { Shop } from './shop';

/** Records SQL statements and ignores everything else that TypeORM logs. */
class Notes implements Pick<Logger, 'logQuery'> {
  readonly statements: string[] = [];

  logQuery(query: string): void {
    this.statements.push(query);
  }

  logQueryError = (): void => undefined;
  logQuerySlow = (): void => undefined;
  logSchemaBuild = (): void => undefined;
  logMigration = (): void => undefined;
  log = (): void => undefined;
}

/** Transaction control and the queue's polling, which are left out. */
const EXCLUDED =
  /^(BEGIN|START|SET TRANSACTION|COMMIT|SAVEPOINT|RELEASE|(SELECT|UPDATE|DELETE)[^;]*outbox_jobs)/;

/** The SQL statements that the shop runs during `work`. */
export async function statementsOf(shop: Shop, work: () => Promise<unknown>): Promise<string[]> {
  const sources = [getDataSourceToken(), getDataSourceToken(READER)].map((token) =>
    shop.app.get<DataSource>(token as never),
  );
  const before = sources.map((source) => source.logger);
  const notes = new Notes();
  for (const source of sources) source.logger = notes;
  try {
    await work();
  } finally {
    sources.forEach((source, index) => Object.assign(source, { logger: before[index] }));
  }
  return notes.statements.filter((statement) => !EXCLUDED.test(statement));
}

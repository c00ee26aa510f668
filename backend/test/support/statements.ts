import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource, Logger } from 'typeorm';
import { READER } from '../../src/kernel/database';
import type { Shop } from './shop';

/** Notes the text of every statement and nothing else. */
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

/** Begins and ends transactions, or is the queue looking for work beside whatever else happens. */
const BESIDE =
  /^(BEGIN|START|SET TRANSACTION|COMMIT|SAVEPOINT|RELEASE|(SELECT|UPDATE|DELETE)[^;]*outbox_jobs)/;

/** The statements that the shop runs for `work`. */
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
  return notes.statements.filter((statement) => !BESIDE.test(statement));
}

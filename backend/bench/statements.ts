import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource, Logger } from 'typeorm';
import { READER } from '../src/kernel/database';
import { wire } from './measure';
import type { Market, Purchase } from './purchase';
import { executePayment, guestsOf, untilPayment } from './purchase';
import type { Step } from './scenario';

const FRAME = /^(BEGIN|START|SET TRANSACTION|COMMIT|SAVEPOINT|RELEASE)/;

/** Counts SQL statements; ignores everything else that TypeORM logs. */
class Counter implements Pick<Logger, 'logQuery'> {
  count = 0;

  logQuery(query: string): void {
    if (!FRAME.test(query)) this.count++;
  }

  logQueryError = (): void => undefined;
  logQuerySlow = (): void => undefined;
  logSchemaBuild = (): void => undefined;
  logMigration = (): void => undefined;
  log = (): void => undefined;
}

/** SQL statements per request of one checkout, in order, without transaction control. */
export async function countStatements(
  app: NestFastifyApplication,
  market: Market,
): Promise<{ call: string; count: number }[]> {
  const begin = guestsOf(market);
  const steps = [...untilPayment, executePayment];
  // The first checkout of a process also fills its caches; the second is representative.
  await walk(app, steps, begin(), () => undefined);
  const sources = [getDataSourceToken(), getDataSourceToken(READER)].map((token) =>
    app.get<DataSource>(token as never),
  );
  const counter = new Counter();
  for (const source of sources) source.logger = counter;
  const counts: { call: string; count: number }[] = [];
  await walk(app, steps, begin(), (call) => {
    counts.push({ call, count: counter.count });
    counter.count = 0;
  });
  return counts;
}

async function walk(
  app: NestFastifyApplication,
  steps: readonly Step<Purchase>[],
  state: Purchase,
  done: (call: string) => void,
): Promise<void> {
  for (const step of steps) {
    const { path, method, headers, body } = wire(step.request(state));
    const answer = await app.inject({ method: method as 'POST', url: path, headers, payload: body });
    if (answer.statusCode !== 200)
      throw new Error(`${step.name} answered ${answer.statusCode}: ${answer.body}`);
    step.read?.(state, answer.json<{ data: unknown }>().data);
    done(step.name);
  }
}

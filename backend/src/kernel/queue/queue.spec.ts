import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { DataSource } from 'typeorm';
import { ClockModule, FixedClock } from '../clock';
import { ConfigModule, loadConfig } from '../config';
import { Database, Replicas, sqliteDriver } from '../database';
import { defineEvent, EventBus, EventsModule, Handles } from '../events';
import { RedisModule } from '../redis';
import {
  defineJob,
  type Delivery,
  Every,
  FailedJobs,
  JobQueue,
  OutboxJob,
  OutboxDispatcher,
  QueueModule,
  Processes,
} from '.';
import { pauseAfter } from './outbox';
import { RecurringJobs } from './recurring-jobs';

const greet = defineJob<{ name: string }>('test.greet');
const sweep = defineJob<object>('test.sweep');
const broken = defineJob<object>('test.broken', { attempts: 3 });
const placed = defineEvent<{ order_id: number }>('test.placed');

@Injectable()
class Workers {
  greeted: string[] = [];
  notes: string[] = [];
  failing = false;

  @Processes(greet)
  async greet({ name }: { name: string }): Promise<void> {
    this.greeted.push(name);
  }

  @Every(sweep, 3_600_000)
  async sweep(): Promise<void> {
    this.notes.push('swept');
  }

  @Processes(broken)
  async break(): Promise<void> {
    throw new Error('always');
  }

  @Handles(placed, 'note')
  async note(payload: { order_id: number }, delivery: Delivery): Promise<void> {
    if (this.failing) throw new Error('not yet');
    this.notes.push(`order ${payload.order_id} in attempt ${delivery.attempt}`);
  }

  @Handles(placed, 'count')
  async count(): Promise<void> {
    this.notes.push('counted');
  }
}

describe('the job queue on a real database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-queue-'));
  const clock = new FixedClock();
  let source: DataSource;
  let app: TestingModule;
  let database: Database;
  let queue: JobQueue;
  let dispatcher: OutboxDispatcher;
  let workers: Workers;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    const file = join(folder, 'queue.sqlite');
    source = await new DataSource({
      type: 'better-sqlite3',
      driver: sqliteDriver(),
      database: file,
      entities: [OutboxJob],
      synchronize: true,
    }).initialize();
    const { REDIS_URL } = process.env;
    const config = loadConfig({ SESSION_SECRET: 'x'.repeat(32), NODE_ENV: 'test', REDIS_URL });
    database = new Database(source, source, new Replicas(config), clock);
    app = await Test.createTestingModule({
      imports: [
        ConfigModule.forRoot(config),
        ClockModule.forRoot(clock),
        RedisModule,
        QueueModule,
        EventsModule,
      ],
      providers: [Workers],
    })
      .useMocker((token) => (token === Database ? database : undefined))
      .compile();
    await app.init();
    [queue, dispatcher, workers] = [app.get(JobQueue), app.get(OutboxDispatcher), app.get(Workers)];
  });

  afterAll(async () => {
    await app.close();
    await source.destroy();
    rmSync(folder, { recursive: true });
  });

  beforeEach(async () => {
    workers.greeted = [];
    workers.notes = [];
    workers.failing = false;
    await source.getRepository(OutboxJob).clear();
  });

  const until = async (done: () => boolean): Promise<void> => {
    for (let i = 0; i < 200 && !done(); i++) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  it('runs a job right after the commit, without waiting for a poll', async () => {
    await queue.enqueue(greet, { name: 'Ada' });
    await until(() => workers.greeted.length > 0);
    expect(workers.greeted).toEqual(['Ada']);
  });

  it('drops jobs that were enqueued in a transaction that is rolled back', async () => {
    const attempt = database.tx(async () => {
      await queue.enqueue(greet, { name: 'nobody' });
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    await dispatcher.drain();
    expect(workers.greeted).toEqual([]);
  });

  it('waits for the delay and keeps one job per key', async () => {
    await queue.enqueue(greet, { name: 'later' }, { delay: 60_000, key: 'once' });
    await queue.enqueue(greet, { name: 'again' }, { delay: 60_000, key: 'once' });
    await dispatcher.drain();
    expect(workers.greeted).toEqual([]);
    clock.advance(60_000);
    await dispatcher.drain();
    expect(workers.greeted).toEqual(['later']);
  });

  it('retries a job that always fails, then lists it as dead, and runs other jobs meanwhile', async () => {
    await database.tx(async () => {
      await queue.enqueue(broken, {});
      await queue.enqueue(greet, { name: 'Grace' });
    });
    for (let i = 0; i < 4; i++) {
      await dispatcher.drain();
      clock.advance(3_600_000);
    }
    expect(workers.greeted).toEqual(['Grace']);
    expect(await queue.counts()).toEqual({ waiting: 0, dead: 1 });
    const { jobs } = await app.get(FailedJobs).list(0, 10);
    expect(jobs).toMatchObject([{ name: 'test.broken', attempts: 3 }]);
    expect(jobs[0]?.error).toContain('always');
  });

  it('runs a recurring job once at start and once per period, even when it is started twice', async () => {
    const recurring = app.get(RecurringJobs);
    await Promise.all([recurring.onApplicationBootstrap(), recurring.onApplicationBootstrap()]);
    await dispatcher.drain();
    await until(() => workers.notes.length > 0);
    expect(workers.notes).toEqual(['swept']);
    clock.advance(3_600_000);
    await dispatcher.drain();
    expect(workers.notes).toEqual(['swept', 'swept']);
    expect(await queue.counts()).toEqual({ waiting: 1, dead: 0 });
  });

  it('takes over the job of a dead process after its lease has expired', async () => {
    await queue.enqueue(greet, { name: 'orphan' }, { delay: 10 });
    clock.advance(10);
    const outbox = dispatcher['outbox'];
    expect(await outbox.claim(10)).toHaveLength(1);
    await dispatcher.drain();
    expect(workers.greeted).toEqual([]);
    clock.advance(60_001);
    await dispatcher.drain();
    expect(workers.greeted).toEqual(['orphan']);
  });

  it('does not repeat a job that is done because its row cannot be deleted for a moment', async () => {
    const outbox = dispatcher['outbox'];
    const broken = jest.spyOn(outbox, 'complete').mockRejectedValueOnce(new Error('The database is away'));
    await queue.enqueue(greet, { name: 'once' });
    await until(() => broken.mock.calls.length === 2);
    await dispatcher.drain();
    broken.mockRestore();
    clock.advance(3_600_000);
    await dispatcher.drain();
    expect(workers.greeted).toEqual(['once']);
    expect(await queue.counts()).toEqual({ waiting: 0, dead: 0 });
  });

  it('delivers an event to every handler and retries only the one that failed', async () => {
    workers.failing = true;
    await app.get(EventBus).publish(placed, { order_id: 7 });
    await until(() => workers.notes.length > 0);
    await dispatcher.drain();
    expect(workers.notes).toEqual(['counted']);
    workers.failing = false;
    clock.advance(5_000);
    await dispatcher.drain();
    expect(workers.notes).toEqual(['counted', 'order 7 in attempt 2']);
    expect(await queue.counts()).toEqual({ waiting: 0, dead: 0 });
  });

  it('handles an event once per handler even when it is delivered twice', async () => {
    const claimed = await database.tx(async () => {
      await app.get(EventBus).publish(placed, { order_id: 8 });
      return dispatcher['outbox'].claim(10);
    });
    const rows = [...claimed, ...claimed];
    await Promise.all(rows.map((row) => dispatcher['runner'].run(row)));
    await until(() => workers.notes.length >= 2);
    expect([...workers.notes].sort()).toEqual(['counted', 'order 8 in attempt 1']);
  });
});

describe('pauseAfter', () => {
  it('doubles the pause from one second up to one hour', () => {
    expect([1, 2, 3, 13, 40].map((attempts) => pauseAfter(attempts, 0.5))).toEqual([
      1_000, 2_000, 4_000, 3_600_000, 3_600_000,
    ]);
  });
});

import { Injectable } from '@nestjs/common';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { Clock } from '../clock';
import { Database, WritesRefused } from '../database';
import { onRequestTo } from '../http';
import { WaitingCalls } from './waiting-calls';
import { Watchdog } from './watchdog';
import { WriteProbe } from './write-probe.entity';

/** Milliseconds in which a check, or another statement, must be answered. */
const TIMEOUT = 2_000;
/** Milliseconds for which a probe is reused: the endpoint is public, and each probe waits for the disk. */
const AGE = 1_000;
/** Milliseconds after which an unanswered probe is given up, as its connection may never answer. */
const GIVEN_UP = 10_000;

const API = '/backend/api/';

interface Probe {
  startedAt: number;
  isOpen: boolean;
  answer: Promise<boolean>;
}

/** Checks whether the database can be written to, and refuses requests while it leaves checks unanswered. */
@Injectable()
export class DatabaseProbe {
  private probe: Probe | undefined;
  private isHanging = false;

  constructor(
    private readonly database: Database,
    private readonly watchdog: Watchdog,
    private readonly clock: Clock,
  ) {}

  /** Whether it answers in time; after one check in which it answered nothing, false at once until it answers. */
  answers(): Promise<boolean> {
    const age = performance.now() - (this.probe?.startedAt ?? -Infinity);
    if (!this.probe || age > (this.probe.isOpen ? GIVEN_UP : AGE)) this.probe = this.start();
    return this.isHanging ? Promise.resolve(false) : this.probe.answer;
  }

  /**
   * Answers calls of the API with 503 and Retry-After while the database hangs: each would otherwise wait for its
   * timeout. What fails at once is left to the calls themselves, some of which need no database. A file does not hang:
   * a check of SQLite that is late waits for another write, while reads go on. The process checks by itself, while
   * calls wait for their answers and until the database is back.
   */
  guard(server: FastifyInstance): void {
    if (this.database.engine === 'sqlite') return;
    const isCall = ({ url }: RouteOptions): boolean => url.startsWith(API);
    new WaitingCalls(() => {
      void this.answers();
      return this.isHanging;
    }).watch(server, isCall);
    onRequestTo(server, isCall, (_request, _reply, done) => {
      done(this.isHanging ? new WritesRefused('away') : undefined);
    });
  }

  private start(): Probe {
    const by = this.watchdog.refuses ? 'reads' : 'writes';
    const work = by === 'reads' ? this.read() : this.write();
    const answer = this.inTime(work, () => this.database.received(by));
    const probe: Probe = { startedAt: performance.now(), isOpen: true, answer };
    const settle = (): void => {
      probe.isOpen = false;
      this.isHanging = false;
    };
    void work.then(settle, settle);
    return probe;
  }

  private read(): Promise<unknown> {
    return this.database.em.query('SELECT 1');
  }

  private write(): Promise<unknown> {
    const row = { id: 1, probed_at: this.clock.now() };
    return this.database.tx((em) => em.upsert(WriteProbe, row, ['id']));
  }

  /** Whether the check, or others before it, are answered in time: in a rush, it waits for a free connection. */
  private inTime(work: Promise<unknown>, received: () => number): Promise<boolean> {
    return new Promise((resolve) => {
      let before = received();
      const timer = setInterval(() => {
        const now = received();
        if (now === before) end(false);
        this.isHanging = now === before;
        before = now;
        // The watch goes on until the check is answered.
        resolve(true);
      }, TIMEOUT).unref();
      const end = (isAnswered: boolean): void => {
        clearInterval(timer);
        resolve(isAnswered);
      };
      void work.then(
        () => end(true),
        () => end(false),
      );
    });
  }
}

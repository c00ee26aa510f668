import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { dirname } from 'node:path';
import { Config } from '../config';
import { Database, sqlitePath, WritesRefused } from '../database';
import { onRequestTo, takesFiles } from '../http';
import { FreeSpace } from './free-space';

/** Milliseconds between checks of the disks. */
const INTERVAL = 2_000;
/** Writes resume only at this multiple of the reserve, to avoid flapping. */
const RELIEF = 1.25;

/**
 * Refuses writes before a disk is full, with 507 and Retry-After, while reads continue; resumes automatically
 * once there is space. SQLite would survive a full disk, MariaDB on the same disk would
 * not.
 */
@Injectable()
export class Watchdog implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Watchdog.name);
  private readonly paths: readonly string[];
  private timer: NodeJS.Timeout | undefined;
  private isScarce = false;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly space: FreeSpace,
  ) {
    const { DATABASE_URL, STORAGE, DISK_FOLDERS } = config;
    const sqlite = DATABASE_URL.startsWith('sqlite:') ? [dirname(sqlitePath(DATABASE_URL))] : [];
    const disk = STORAGE.startsWith('disk:') ? [STORAGE.slice('disk:'.length)] : [];
    this.paths = [...sqlite, ...disk, ...DISK_FOLDERS];
  }

  /** Whether writes are refused now. */
  get refuses(): boolean {
    return this.isScarce;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.check();
    this.timer = setInterval(() => void this.check(), INTERVAL);
    this.timer.unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Rejects uploads before they are received, since files are written before their row is refused. */
  guard(server: FastifyInstance): void {
    onRequestTo(server, takesFiles, (_request, _reply, done) =>
      done(this.isScarce ? new WritesRefused('full') : undefined),
    );
  }

  /** Measures now; never throws. */
  async check(): Promise<void> {
    const freeBytes = await Promise.all(this.paths.map((path) => this.space.measure(path)));
    const least = Math.min(...freeBytes.map((bytes) => bytes ?? Infinity));
    const isScarce = least < this.config.DISK_RESERVE * (this.isScarce ? RELIEF : 1);
    if (isScarce === this.isScarce) return;
    this.isScarce = isScarce;
    this.database.refuseWrites(isScarce ? 'full' : null);
    const free = Math.floor(least / 1024 ** 2);
    if (isScarce) this.logger.error(`Writes are refused until there is room: ${free} MB are free`);
    else this.logger.log(`Writes are taken again: ${free} MB are free`);
  }
}

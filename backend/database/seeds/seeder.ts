import type { INestApplicationContext, Type } from '@nestjs/common';
import type { FixedClock } from '../../src/kernel/clock';
import type { Seed } from '../../src/kernel/config';
import { Database } from '../../src/kernel/database';
import type { BaseRecord } from '../../src/kernel/database';
import type { ResourceDefinition } from '../../src/kernel/resource';
import { ResourceService } from '../../src/kernel/resource';

/** The seeds that fill a shop. */
export type FilledSeed = Exclude<Seed, 'none'>;

/** Reports the current step to the terminal. */
export type Progress = (step: string) => void;

/** Context of every seed: the application's use cases, an adjustable clock, and ids by key. */
export class Seeder {
  private readonly ids = new Map<string, number>();
  private readonly resourceService: ResourceService;
  readonly database: Database;

  constructor(
    private readonly app: INestApplicationContext,
    readonly clock: FixedClock,
    /** The date that demo dates are relative to. */
    readonly today: Date,
    readonly progress: Progress,
  ) {
    this.resourceService = this.get(ResourceService);
    this.database = this.get(Database);
  }

  /** Resolves a provider of the application. */
  get<T>(type: Type<T> | (abstract new (...args: never[]) => T)): T {
    return this.app.get<T>(type as Type<T>, { strict: false });
  }

  /** Creates a record as the back office would, and stores its id under `key`. */
  async create<T extends BaseRecord>(
    definition: ResourceDefinition<T>,
    key: string,
    input: Record<string, unknown>,
  ): Promise<number> {
    const id = await this.resourceService.store(definition).create(input, {}, null);
    return this.remember(definition.path, key, id);
  }

  /** Makes a record the default of its scope. */
  async makeDefault<T extends BaseRecord>(definition: ResourceDefinition<T>, id: number): Promise<void> {
    await this.resourceService.store(definition).setDefault(id, {}, null);
  }

  remember(kind: string, key: string, id: number): number {
    this.ids.set(`${kind}:${key}`, id);
    return id;
  }

  knows(kind: string, key: string): boolean {
    return this.ids.has(`${kind}:${key}`);
  }

  /** The id stored for a key; throws without one, because a seed must not guess. */
  id(kind: string, key: string): number {
    const id = this.ids.get(`${kind}:${key}`);
    if (id === undefined) throw new Error(`The seed knows no ${kind} ${key}`);
    return id;
  }

  /** Sets the clock to `days` before the day of the seed, at the same time of day. */
  daysAgo(days: number): Date {
    const moment = new Date(this.today.getTime() - days * 86_400_000);
    this.clock.set(moment);
    return moment;
  }
}

import { Injectable } from '@nestjs/common';
import { VersionedCache } from '../../kernel/cache';
import { Clock } from '../../kernel/clock';
import type { Actor } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure, validationPipe } from '../../kernel/http';
import { Changes } from '../../kernel/resource';
import type { Group } from './groups';
import { GROUPS } from './groups';
import { Setting } from './setting.entity';
import { SETTINGS_VERSION } from './settings';

type Values = Record<string, unknown>;

/** Stores some values of a group after checking each by the group's own rules; null brings a default back. */
@Injectable()
export class SaveSettings {
  private readonly pipe = validationPipe();

  constructor(
    private readonly database: Database,
    private readonly cache: VersionedCache,
    private readonly clock: Clock,
    private readonly changes: Changes,
  ) {}

  async execute(group: Group, values: Values, actor: Actor | null): Promise<void> {
    await this.check(group, values);
    await this.database.tx(async (em) => {
      const now = this.clock.now();
      for (const [key, value] of Object.entries(values)) {
        if (value === null) await em.delete(Setting, { group, key });
        else
          await em.upsert(Setting, { group, key, value, created_at: now, updated_at: now } as never, [
            'group',
            'key',
          ]);
      }
      this.cache.bump(SETTINGS_VERSION);
      await this.changes.tell({ resource: `settings.${group}`, id: 0, action: 'update', actor });
    });
  }

  private async check(group: Group, values: Values): Promise<void> {
    try {
      await this.pipe.transform(values, { type: 'body', metatype: GROUPS[group] });
    } catch (error) {
      if (!(error instanceof Failure) || !error.errors) throw error;
      const under = Object.entries(error.errors).map(([field, texts]) => [`values.${field}`, texts]);
      throw Failure.invalid(Object.fromEntries(under) as Record<string, string[]>);
    }
  }
}

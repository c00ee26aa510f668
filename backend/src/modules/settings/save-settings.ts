import { Injectable } from '@nestjs/common';
import type { Translations } from '@stoa/contracts';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { VersionedCache } from '../../kernel/cache';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { Failure, type FieldRefusals, validationPipe } from '../../kernel/http';
import type { Field, Snapshot } from '../../kernel/resource';
import { Changes, differencesOf } from '../../kernel/resource';
import { SecretEncryptor } from '../../kernel/secrets';
import type { Group } from './groups';
import { GROUPS, secretKeys } from './groups';
import { historyOf } from './settings-history';
import { settingFields } from './setting-fields';
import { Setting } from './setting.entity';
import { SETTINGS_SECRETS, SETTINGS_VERSION } from './settings';

type Values = Record<string, unknown>;

/** Stores values of a group after validating them by the group's rules; null restores the default. */
@Injectable()
export class SaveSettings {
  private readonly pipe = validationPipe();

  constructor(
    private readonly database: Database,
    private readonly cache: VersionedCache,
    private readonly clock: Clock,
    private readonly changes: Changes,
    private readonly encryptor: SecretEncryptor,
  ) {}

  async execute(group: Group, values: Values, actor: Actor | null): Promise<void> {
    await this.check(group, values);
    await this.database.tx(async (em) => {
      await this.refuseTogether(em, group, values);
      const before = await held(em, group);
      await this.write(em, group, values, before.values);
      this.cache.invalidate(SETTINGS_VERSION);
      const differences = differencesOf(recordFields(group), before, await held(em, group));
      await this.changes.publish({ ...historyOf(group), action: 'update', actor, differences });
    });
  }

  /** Validates without storing. @throws Failure 422 with each invalid value under `values.` */
  async check(group: Group, values: Values): Promise<void> {
    try {
      await this.pipe.transform(values, { type: 'body', metatype: GROUPS[group] });
    } catch (error) {
      if (error instanceof Failure && error.errors) throw refusal(error.errors);
      throw error;
    }
  }

  /** Validates the combination of values that are valid one by one. */
  private async refuseTogether(em: EntityManager, group: Group, values: Values): Promise<void> {
    const merged: object & { refusals?(): FieldRefusals } = new GROUPS[group]();
    const defaults: Values = { ...merged };
    const changed = Object.entries(values).map(([key, value]) => [key, value ?? defaults[key]]);
    Object.assign(merged, (await held(em, group)).values, Object.fromEntries(changed));
    const errors = merged.refusals?.() ?? {};
    if (Object.keys(errors).length > 0) throw refusal(errors);
  }

  private async write(em: EntityManager, group: Group, values: Values, before: Values): Promise<void> {
    const now = this.clock.now();
    const secrets = secretKeys(group);
    for (const [key, input] of Object.entries(values)) {
      if (input === null) {
        await em.delete(Setting, { group, key });
        continue;
      }
      if (secrets.includes(key) && this.isSame(before[key], input)) continue;
      const value =
        secrets.includes(key) && input !== ''
          ? this.encryptor.encrypt(SETTINGS_SECRETS, String(input))
          : input;
      const row = { group, key, value, created_at: now, updated_at: now };
      await em.upsert(Setting, row as never, ['group', 'key']);
    }
  }

  /** Ciphertexts of the same secret differ, so an unchanged secret is recognised by its plain text. */
  private isSame(stored: unknown, value: unknown): boolean {
    return (
      typeof stored === 'string' &&
      stored !== '' &&
      this.encryptor.decrypt(SETTINGS_SECRETS, stored) === value
    );
  }
}

/** The stored values of a group over its built-in defaults. */
async function held(em: EntityManager, group: Group): Promise<Snapshot & { values: Values }> {
  const rows = await em.find(Setting, { where: { group } });
  const chosen = Object.fromEntries(rows.map((row) => [row.key, row.value])) as Values;
  const values: Values = { ...new GROUPS[group](), ...chosen };
  return { values, translations: (values.translations ?? {}) as Translations };
}

/** The group's keys as fields of a record, so that `differencesOf` can compare them. */
function recordFields(group: Group): Field[] {
  return settingFields(GROUPS[group]).map((field) => ({ ...field, readOnly: false, unique: false }));
}

function refusal(errors: FieldRefusals): Failure {
  const under = Object.entries(errors).map(([field, texts]) => [`values.${field}`, texts]);
  return Failure.invalid(Object.fromEntries(under) as FieldRefusals);
}

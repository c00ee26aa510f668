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
import { nextVersion } from '../../kernel/versions';
import type { Group } from './groups';
import { GROUPS, secretKeys } from './groups';
import { historyOf } from './settings-history';
import { settingFields } from './setting-fields';
import { Setting } from './setting.entity';
import { FIRST_VERSION, SETTINGS_SECRETS, SETTINGS_VERSION, Settings } from './settings';
import { SettingsGroup } from './settings-group.entity';

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
    private readonly settings: Settings,
  ) {}

  /**
   * @param version the version of the group that the values are based on, if the caller says so
   * @throws Failure 422 for invalid values; 409 `stale_version` when somebody else was faster
   */
  async execute(group: Group, values: Values, actor: Actor | null, version?: number): Promise<void> {
    await this.check(group, values);
    await this.database.tx(async (em) => {
      await this.advance(em, group, version);
      const before = await this.held(group);
      this.refuseTogether(group, values, before.values);
      await this.write(em, group, values, before.values);
      this.cache.invalidate(SETTINGS_VERSION);
      const differences = differencesOf(recordFields(group), before, await this.held(group));
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

  /** Moves the group to its next version; its row is locked, so that saves of a group follow each other. */
  private async advance(em: EntityManager, name: Group, version: number | undefined): Promise<void> {
    const options = { where: { name }, ...this.database.forUpdate };
    const now = this.clock.now();
    let row = await em.findOne(SettingsGroup, options);
    if (!row) {
      const first = { name, version: FIRST_VERSION, created_at: now, updated_at: now };
      await em.createQueryBuilder().insert().into(SettingsGroup).values(first).orIgnore().execute();
      row = await em.findOneOrFail(SettingsGroup, options);
    }
    await em.update(SettingsGroup, { id: row.id }, { ...nextVersion(row, version), updated_at: now });
  }

  /** Validates the combination of values that are valid one by one. */
  private refuseTogether(group: Group, values: Values, before: Values): void {
    const merged: object & { refusals?(): FieldRefusals } = new GROUPS[group]();
    const defaults: Values = { ...merged };
    const changed = Object.entries(values).map(([key, value]) => [key, value ?? defaults[key]]);
    Object.assign(merged, before, Object.fromEntries(changed));
    const errors = merged.refusals?.() ?? {};
    if (Object.keys(errors).length > 0) throw refusal(errors);
  }

  /** The stored values of a group over its built-in defaults. */
  private async held(group: Group): Promise<Snapshot & { values: Values }> {
    const values: Values = { ...(await this.settings.stored(group)).values };
    return { values, translations: (values.translations ?? {}) as Translations };
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

/** The group's keys as fields of a record, so that `differencesOf` can compare them. */
function recordFields(group: Group): Field[] {
  return settingFields(GROUPS[group]).map((field) => ({ ...field, readOnly: false, unique: false }));
}

function refusal(errors: FieldRefusals): Failure {
  const under = Object.entries(errors).map(([field, texts]) => [`values.${field}`, texts]);
  return Failure.invalid(Object.fromEntries(under) as FieldRefusals);
}

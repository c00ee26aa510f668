import { Injectable } from '@nestjs/common';
import { VersionedCache } from '../../kernel/cache';
import { Database } from '../../kernel/database';
import { SecretEncryptor } from '../../kernel/secrets';
import type { GeneralValues } from './general-settings';
import type { Group, ValuesOf } from './groups';
import { GROUPS } from './groups';
import { Setting } from './setting.entity';
import { SettingsGroup } from './settings-group.entity';
import type { ThemeValues } from './theme-settings';

/** Cache version of all settings; every write bumps it. */
export const SETTINGS_VERSION = 'settings';
/** Purpose under which the secrets of settings are encrypted. */
export const SETTINGS_SECRETS = 'settings';
/** Cache TTL in seconds: how stale a node's values may get when it misses an invalidation. */
const CACHE_SECONDS = 5;
/** Version of a group that has never been saved. */
export const FIRST_VERSION = 1;

/**
 * The settings of every group: stored values over built-in defaults, cached in the process until they change.
 */
@Injectable()
export class Settings {
  constructor(
    private readonly database: Database,
    private readonly cache: VersionedCache,
    private readonly encryptor: SecretEncryptor,
  ) {}

  general(): Promise<GeneralValues> {
    return this.get('general');
  }

  theme(): Promise<ThemeValues> {
    return this.get('theme');
  }

  async isMultiVendor(): Promise<boolean> {
    return (await this.general()).is_multi_vendor === 1;
  }

  /** The decrypted secret; empty if none is set. */
  async secret<G extends Group>(group: G, key: keyof ValuesOf<G>): Promise<string> {
    const closed = (await this.get(group))[key];
    return typeof closed === 'string' && closed ? this.encryptor.decrypt(SETTINGS_SECRETS, closed) : '';
  }

  /** All values of a group; secrets stay encrypted. */
  get<G extends Group>(group: G): Promise<ValuesOf<G>> {
    return this.cache.getOrCompute(SETTINGS_VERSION, group, () => this.load(group), CACHE_SECONDS);
  }

  /**
   * What is stored for a group now, for those who change it; secrets stay encrypted. The version is read before the
   * values, so that an update based on them is rather refused than accepted.
   */
  async stored<G extends Group>(group: G): Promise<{ values: ValuesOf<G>; version: number }> {
    const row = await this.database.em.findOne(SettingsGroup, { where: { name: group } });
    return { version: row?.version ?? FIRST_VERSION, values: await this.load(group) };
  }

  private async load<G extends Group>(group: G): Promise<ValuesOf<G>> {
    const values = new GROUPS[group]() as ValuesOf<G>;
    const keys = Object.keys(values);
    const rows = await this.database.em.find(Setting, { where: { group } });
    const chosen = rows.filter((row) => keys.includes(row.key)).map((row) => [row.key, row.value]);
    return Object.assign(values, Object.fromEntries(chosen));
  }
}

import { Injectable } from '@nestjs/common';
import { VersionedCache } from '../../kernel/cache';
import { Database } from '../../kernel/database';
import { SecretBox } from '../../kernel/secrets';
import type { GeneralValues } from './general-settings';
import type { Group, ValuesOf } from './groups';
import { GROUPS } from './groups';
import { Setting } from './setting.entity';
import type { ThemeValues } from './theme-settings';

/** Version under which settings are kept; whoever writes one bumps it. */
export const SETTINGS_VERSION = 'settings';
/** What the settings' secrets are encrypted for. */
export const SETTINGS_SECRETS = 'settings';
/** Seconds that a node which can't hear of a change may go on with what it knows. */
const KEPT_FOR = 5;

/** What operators have chosen, over the built-in defaults; kept in the process until something changes. */
@Injectable()
export class Settings {
  constructor(
    private readonly database: Database,
    private readonly cache: VersionedCache,
    private readonly box: SecretBox,
  ) {}

  general(): Promise<GeneralValues> {
    return this.of('general');
  }

  theme(): Promise<ThemeValues> {
    return this.of('theme');
  }

  async isMultiVendor(): Promise<boolean> {
    return (await this.general()).is_multi_vendor === 1;
  }

  /** A secret in clear; empty where none is set. */
  async secret<G extends Group>(group: G, key: keyof ValuesOf<G>): Promise<string> {
    const closed = (await this.of(group))[key];
    return typeof closed === 'string' && closed ? this.box.open(SETTINGS_SECRETS, closed) : '';
  }

  /** All values of a group; secrets as they are stored. */
  of<G extends Group>(group: G): Promise<ValuesOf<G>> {
    return this.cache.remember(SETTINGS_VERSION, group, () => this.load(group), KEPT_FOR);
  }

  private async load<G extends Group>(group: G): Promise<ValuesOf<G>> {
    const values = new GROUPS[group]() as ValuesOf<G>;
    const known = Object.keys(values);
    const rows = await this.database.em.find(Setting, { where: { group } });
    const chosen = rows.filter((row) => known.includes(row.key)).map((row) => [row.key, row.value]);
    return Object.assign(values, Object.fromEntries(chosen));
  }
}

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SavedSettings, SettingRow, StoredValue } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { Page } from '../../kernel/http';
import type { Group } from './groups';
import { GROUP_NAMES, secretKeys } from './groups';
import { SaveSettings } from './save-settings';
import { FIRST_VERSION, Settings } from './settings';
import type { ValuesInput } from './settings.input';

/** Reads and saves settings for the back office: one row per key, and the whole group after a change. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly settings: Settings,
    private readonly saving: SaveSettings,
  ) {}

  /** The values of one group, or of every group but the theme, which has its own endpoint. */
  list(group: Group | undefined): Promise<Page<SettingRow, 'settings'>> {
    return this.page('settings', group ? [group] : GROUP_NAMES.filter((name) => name !== 'theme'));
  }

  theme(): Promise<Page<SettingRow, 'themeSettings'>> {
    return this.page('themeSettings', ['theme']);
  }

  /** @param version the version of the group that the values are based on, if the caller says so */
  async save(group: Group, { values, version }: ValuesInput, actor: Actor): Promise<SavedSettings> {
    await this.saving.execute(group, values, actor, version);
    const rows = await this.rows(group);
    const saved = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
    return { ...saved, version: rows[0]?.version ?? FIRST_VERSION };
  }

  private async page<K extends string>(key: K, groups: readonly Group[]): Promise<Page<SettingRow, K>> {
    const settingRows = (await Promise.all(groups.map((group) => this.rows(group)))).flat();
    const rows = settingRows.map((row, index) => ({ id: index + 1, ...row }));
    return new Page(key, rows, rows.length);
  }

  private async rows(group: Group): Promise<Omit<SettingRow, 'id'>[]> {
    const secrets = secretKeys(group);
    const { values, version } = await this.settings.stored(group);
    return Object.entries(values).map(([key, value]: [string, StoredValue | null]) =>
      secrets.includes(key)
        ? { group, key, value: '', is_set: value !== '', fingerprint: fingerprintOf(value), version }
        : { group, key, value, version },
    );
  }
}

/** Made of the ciphertext: encrypting the same secret again results in another one, so nothing can be guessed. */
function fingerprintOf(ciphertext: unknown): string {
  return createHash('sha256').update(String(ciphertext)).digest('base64url').slice(0, 16);
}

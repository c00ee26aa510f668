import { Injectable } from '@nestjs/common';
import type { SettingRow } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { Page } from '../../kernel/http';
import type { Group } from './groups';
import { GROUP_NAMES, secretKeys } from './groups';
import { SaveSettings } from './save-settings';
import { Settings } from './settings';

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

  async save(group: Group, values: Record<string, unknown>, actor: Actor): Promise<Record<string, unknown>> {
    await this.saving.execute(group, values, actor);
    return Object.fromEntries((await this.rows(group)).map(({ key, value }) => [key, value]));
  }

  private async page<K extends string>(key: K, groups: readonly Group[]): Promise<Page<SettingRow, K>> {
    const settingRows = (await Promise.all(groups.map((group) => this.rows(group)))).flat();
    const rows = settingRows.map((row, index) => ({ id: index + 1, ...row }));
    return new Page(key, rows, rows.length);
  }

  private async rows(group: Group): Promise<Omit<SettingRow, 'id'>[]> {
    const secrets = secretKeys(group);
    return Object.entries(await this.settings.get(group)).map(([key, value]: [string, unknown]) =>
      secrets.includes(key) ? { group, key, value: '', is_set: value !== '' } : { group, key, value },
    );
  }
}

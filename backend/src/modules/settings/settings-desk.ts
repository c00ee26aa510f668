import { Injectable } from '@nestjs/common';
import { Page } from '../../kernel/http';
import type { Actor } from '../../kernel/access';
import type { Group } from './groups';
import { SaveSettings } from './save-settings';
import { Settings } from './settings';

/** One value as the consoles list it. */
interface SettingRow {
  id: number;
  group: Group;
  key: string;
  value: unknown;
}

/** Serves the back office's settings: a row per value, and the whole group again after a change. */
@Injectable()
export class SettingsDesk {
  constructor(
    private readonly settings: Settings,
    private readonly saving: SaveSettings,
  ) {}

  async list(group: Group, key: 'settings' | 'themeSettings'): Promise<Page<SettingRow>> {
    const values = Object.entries(await this.settings.of(group));
    const rows = values.map(([name, value], index) => ({ id: index + 1, group, key: name, value }));
    return new Page(key, rows, rows.length);
  }

  async save(group: Group, values: Record<string, unknown>, actor: Actor): Promise<object> {
    await this.saving.execute(group, values, actor);
    return { ...(await this.settings.of(group)) };
  }
}

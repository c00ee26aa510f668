import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ClearedCache, SavedSettings, SettingRow } from '@stoa/contracts';
import type { Actor, Caller } from '../../kernel/access';
import { Allow, From, Me } from '../../kernel/access';
import type { Page, RawJson } from '../../kernel/http';
import { ClearCache } from './clear-cache';
import { SettingsService } from './settings-service';
import { PreviewInput, SettingsInput, SettingsQuery, ValuesInput } from './settings.input';
import { ThemePreviews } from './theme-previews';

/** Settings endpoints of the back office (specification §3.2, §7.3). */
@ApiTags('admin settings')
@Controller('backend/api/admin')
export class SettingsController {
  constructor(
    private readonly settingsService: SettingsService,
    private readonly previews: ThemePreviews,
    private readonly clearing: ClearCache,
  ) {}

  @Allow('admin', 'settings.read')
  @Get('settingsActive')
  settings(@Query() { group }: SettingsQuery): Promise<Page<SettingRow, 'settings'>> {
    return this.settingsService.list(group);
  }

  @Allow('admin', 'themeSettings.read')
  @Get('themeSettingsActive')
  themeSettings(): Promise<Page<SettingRow, 'themeSettings'>> {
    return this.settingsService.theme();
  }

  @Allow('admin', 'settings.update')
  @Put('settings')
  replace(@Body() { group, ...input }: SettingsInput, @Me() actor: Actor): Promise<SavedSettings> {
    return this.settingsService.save(group, input, actor);
  }

  @Allow('admin', 'settings.update')
  @HttpCode(200)
  @Post('settings')
  save(@Body() { group, ...input }: SettingsInput, @Me() actor: Actor): Promise<SavedSettings> {
    return this.settingsService.save(group, input, actor);
  }

  @Allow('admin', 'themeSettings.update')
  @HttpCode(200)
  @Post('themeSettings')
  saveTheme(@Body() input: ValuesInput, @Me() actor: Actor): Promise<SavedSettings> {
    return this.settingsService.save('theme', input, actor);
  }

  /** Not in the specification: the theme screen previews unsaved values with it. */
  @Allow('admin', 'themeSettings.read')
  @HttpCode(200)
  @Post('themeSettings/preview')
  preview(@Body() { values }: PreviewInput): Promise<{ token: string }> {
    return this.previews.issue(values);
  }

  @Allow('admin', 'cache.update')
  @Get('cacheClear')
  clearCache(@From() caller: Caller): Promise<RawJson<ClearedCache, { message: string }>> {
    return this.clearing.execute(caller);
  }
}

import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor, Caller } from '../../kernel/access';
import { Allow, From, Me } from '../../kernel/access';
import type { Page, RawJson } from '../../kernel/http';
import { ClearCache } from './clear-cache';
import { SettingsDesk } from './settings-desk';
import { SettingsInput, SettingsQuery, ValuesInput } from './settings.input';
import { ThemePreviews } from './theme-previews';

/** The back office's settings calls (specification §3.2, §7.3). */
@ApiTags('admin settings')
@Controller('backend/api/admin')
export class SettingsController {
  constructor(
    private readonly desk: SettingsDesk,
    private readonly previews: ThemePreviews,
    private readonly clearing: ClearCache,
  ) {}

  @Allow('admin', 'settings.read')
  @Get('settingsActive')
  settings(@Query() { group }: SettingsQuery): Promise<Page> {
    return this.desk.list(group);
  }

  @Allow('admin', 'themeSettings.read')
  @Get('themeSettingsActive')
  themeSettings(): Promise<Page> {
    return this.desk.theme();
  }

  @Allow('admin', 'settings.update')
  @Put('settings')
  replace(@Body() { group, values }: SettingsInput, @Me() actor: Actor): Promise<object> {
    return this.desk.save(group, values, actor);
  }

  @Allow('admin', 'settings.update')
  @HttpCode(200)
  @Post('settings')
  save(@Body() { group, values }: SettingsInput, @Me() actor: Actor): Promise<object> {
    return this.desk.save(group, values, actor);
  }

  @Allow('admin', 'themeSettings.update')
  @HttpCode(200)
  @Post('themeSettings')
  saveTheme(@Body() { values }: ValuesInput, @Me() actor: Actor): Promise<object> {
    return this.desk.save('theme', values, actor);
  }

  /** Beside the specification's calls: the theme screen shows unsaved values through it. */
  @Allow('admin', 'themeSettings.read')
  @HttpCode(200)
  @Post('themeSettings/preview')
  preview(@Body() { values }: ValuesInput): Promise<{ token: string }> {
    return this.previews.issue(values);
  }

  @Allow('admin', 'cache.update')
  @Get('cacheClear')
  clearCache(@From() caller: Caller): Promise<RawJson> {
    return this.clearing.execute(caller);
  }
}

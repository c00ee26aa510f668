import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../kernel/access';
import { Allow, Me } from '../../kernel/access';
import type { Page } from '../../kernel/http';
import { SettingsDesk } from './settings-desk';
import { SettingsInput, ValuesInput } from './settings.input';

/** The back office's settings calls (specification §3.2, §7.3). */
@ApiTags('admin settings')
@Controller('backend/api/admin')
export class SettingsController {
  constructor(private readonly desk: SettingsDesk) {}

  @Allow('admin', 'settings.read')
  @Get('settingsActive')
  settings(): Promise<Page> {
    return this.desk.list('general', 'settings');
  }

  @Allow('admin', 'themeSettings.read')
  @Get('themeSettingsActive')
  themeSettings(): Promise<Page> {
    return this.desk.list('theme', 'themeSettings');
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
}

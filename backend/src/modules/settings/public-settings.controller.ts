import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SocialAuthDetails, ThemeSettings } from '@stoa/contracts';
import { Public } from '../../kernel/access';
import type { PublicEnvironment, PublicSettings } from './public-settings';
import { PublicSettingsReader } from './public-settings';
import { PreviewQuery } from './settings.input';
import { ThemePreviews } from './theme-previews';

/** Public settings endpoints (specification §7.7). */
@ApiTags('web settings')
@Public()
@Controller('backend/api/web')
export class PublicSettingsController {
  constructor(
    private readonly reader: PublicSettingsReader,
    private readonly previews: ThemePreviews,
  ) {}

  @Get('settings')
  settings(): Promise<PublicSettings> {
    return this.reader.settings();
  }

  @Get('environment')
  environment(): Promise<PublicEnvironment> {
    return this.reader.environment();
  }

  @Get('googleAuthDetails')
  googleAuthDetails(): Promise<SocialAuthDetails> {
    return this.reader.socialAuth('google');
  }

  @Get('facebookAuthDetails')
  facebookAuthDetails(): Promise<SocialAuthDetails> {
    return this.reader.socialAuth('facebook');
  }

  /** Not in the specification: the storefront reads an operator's unsaved theme by its signed token. */
  @Get('themePreview')
  themePreview(@Query() { token }: PreviewQuery): ThemeSettings {
    return this.previews.read(token);
  }
}

import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../kernel/access';
import type { PublicEnvironment, PublicSettings } from './public-settings';
import { PublicSettingsReader } from './public-settings';

/** Settings that everybody may read (specification §7.7). */
@ApiTags('web settings')
@Controller('backend/api/web')
export class PublicSettingsController {
  constructor(private readonly reader: PublicSettingsReader) {}

  @Public()
  @Get('settings')
  settings(): Promise<PublicSettings> {
    return this.reader.settings();
  }

  @Public()
  @Get('environment')
  environment(): PublicEnvironment {
    return this.reader.environment();
  }
}

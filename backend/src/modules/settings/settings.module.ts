import { Global, Module } from '@nestjs/common';
import { ConsumerCredentials } from '../../kernel/access';
import { AuditModule } from '../audit';
import { ClearCache } from './clear-cache';
import { SettingsConsumerCredentials } from './consumer-credentials';
import { FailedJobsController, failedJobsProviders } from './failed-jobs';
import { MailBrand } from './mail-brand';
import { PublicSettingsController } from './public-settings.controller';
import { PublicSettingsReader } from './public-settings';
import { SaveSettings } from './save-settings';
import { Settings } from './settings';
import { SettingsController } from './settings.controller';
import { SettingsHistory } from './settings-history';
import { SettingsService } from './settings-service';
import { ThemePreviews } from './theme-previews';

/** Settings of the whole shop; global because the API guard reads the client credentials from them. */
@Global()
@Module({
  imports: [AuditModule],
  controllers: [SettingsController, PublicSettingsController, FailedJobsController],
  providers: [
    ClearCache,
    MailBrand,
    PublicSettingsReader,
    SaveSettings,
    Settings,
    SettingsService,
    SettingsHistory,
    ThemePreviews,
    ...failedJobsProviders,
    { provide: ConsumerCredentials, useClass: SettingsConsumerCredentials },
  ],
  exports: [ConsumerCredentials, PublicSettingsReader, SaveSettings, Settings],
})
export class SettingsModule {}

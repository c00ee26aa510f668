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
import { SettingsDesk } from './settings-desk';
import { ThemePreviews } from './theme-previews';

/** What operators choose for the whole shop; global because the guard at the door asks it for the credentials. */
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
    SettingsDesk,
    SettingsHistory,
    ThemePreviews,
    ...failedJobsProviders,
    { provide: ConsumerCredentials, useClass: SettingsConsumerCredentials },
  ],
  exports: [ConsumerCredentials, PublicSettingsReader, SaveSettings, Settings],
})
export class SettingsModule {}

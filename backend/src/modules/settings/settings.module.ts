import { Module } from '@nestjs/common';
import { PublicSettingsController } from './public-settings.controller';
import { PublicSettingsReader } from './public-settings';
import { SaveSettings } from './save-settings';
import { Settings } from './settings';
import { SettingsController } from './settings.controller';
import { SettingsDesk } from './settings-desk';

/** What operators choose for the whole shop. */
@Module({
  controllers: [SettingsController, PublicSettingsController],
  providers: [Settings, SaveSettings, SettingsDesk, PublicSettingsReader],
  exports: [Settings, SaveSettings],
})
export class SettingsModule {}

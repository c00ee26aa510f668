import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { LocalisationModule } from '../localisation';
import { SettingsModule } from '../settings';
import { Alerts } from './alerts/alerts';
import { AlertMails } from './alerts/alert-mails';
import { mailbox } from './mailbox.resource';

/** What the shop says to people, and what was said. */
@Module({
  imports: [ResourceModule.of(mailbox), LocalisationModule, SettingsModule],
  providers: [AlertMails, Alerts],
})
export class MessagingModule {}

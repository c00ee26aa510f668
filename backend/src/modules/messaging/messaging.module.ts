import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { LocalisationModule } from '../localisation';
import { SettingsModule } from '../settings';
import { Alerts } from './alerts/alerts';
import { AlertMails } from './alerts/alert-mails';
import { mailbox } from './mailbox.resource';
import { RiderChatController } from './rider-chat/rider-chat.controller';
import { RiderChats } from './rider-chat/rider-chats';
import { WriteRiderMessage } from './rider-chat/write-rider-message';

/** What the shop says to people, and what was said. */
@Module({
  imports: [ResourceModule.of(mailbox), LocalisationModule, SettingsModule],
  controllers: [RiderChatController],
  providers: [AlertMails, Alerts, RiderChats, WriteRiderMessage],
})
export class MessagingModule {}

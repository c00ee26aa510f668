import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { LocalisationModule } from '../localisation';
import { OrderingModule } from '../ordering';
import { SettingsModule } from '../settings';
import { ShippingModule } from '../shipping';
import { Alerts } from './alerts/alerts';
import { AlertMails } from './alerts/alert-mails';
import { OrderAlerts } from './alerts/order-alerts';
import { RiderAlerts } from './alerts/rider-alerts';
import { mailbox } from './mailbox.resource';
import { OrderNews } from './push/order-news';
import { PushController } from './push/push.controller';
import { SendPush } from './push/send-push';
import { StorePushToken } from './push/store-push-token';
import { RiderChatController } from './rider-chat/rider-chat.controller';
import { RiderChats } from './rider-chat/rider-chats';
import { WriteRiderMessage } from './rider-chat/write-rider-message';

/** What the shop says to people, and what was said. */
@Module({
  imports: [ResourceModule.of(mailbox), LocalisationModule, OrderingModule, SettingsModule, ShippingModule],
  controllers: [PushController, RiderChatController],
  providers: [
    AlertMails,
    Alerts,
    OrderAlerts,
    OrderNews,
    RiderAlerts,
    RiderChats,
    SendPush,
    StorePushToken,
    WriteRiderMessage,
  ],
})
export class MessagingModule {}

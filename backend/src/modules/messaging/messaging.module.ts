import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { AuditModule } from '../audit';
import { CatalogueModule } from '../catalogue';
import { IdentityModule } from '../identity';
import { InventoryModule } from '../inventory';
import { PricingModule } from '../pricing';
import { SearchModule } from '../search';
import { CustomersModule } from '../customers';
import { LocalisationModule } from '../localisation';
import { MediaModule } from '../media';
import { OrderingModule } from '../ordering';
import { SettingsModule } from '../settings';
import { ShippingModule } from '../shipping';
import { VendorsModule } from '../vendors';
import { Alerts } from './alerts/alerts';
import { AfterSaleMails } from './alerts/after-sale-mails';
import { AlertMails } from './alerts/alert-mails';
import { ApplicationAlerts } from './alerts/application-alerts';
import { DeliveryAlerts } from './alerts/delivery-alerts';
import { DisputeAlerts } from './alerts/dispute-alerts';
import { OrderAlerts } from './alerts/order-alerts';
import { PayoutAlerts } from './alerts/payout-alerts';
import { QuestionAlerts } from './alerts/question-alerts';
import { ReturnAlerts } from './alerts/return-alerts';
import { ReviewAlerts } from './alerts/review-alerts';
import { RiderAlerts } from './alerts/rider-alerts';
import { WalletAlerts } from './alerts/wallet-alerts';
import { AdminConversationsController } from './conversations/admin-conversations.controller';
import { CloseConversation } from './conversations/close-conversation';
import { ConversationView } from './conversations/conversation-view';
import { Conversations } from './conversations/conversations';
import { CustomerConversationsController } from './conversations/customer-conversations.controller';
import { LiveConversations } from './conversations/live-conversations';
import { MarkRead } from './conversations/mark-read';
import { MessagePictures } from './conversations/message-pictures';
import { MessageView } from './conversations/message-view';
import { OpenConversation } from './conversations/open-conversation';
import { RemindOfMessages } from './conversations/remind-of-messages';
import { RetractMessage } from './conversations/retract-message';
import { SendMessage } from './conversations/send-message';
import { SendTyping } from './conversations/send-typing';
import { UnreadCounts } from './conversations/unread-counts';
import { VendorConversationsController } from './conversations/vendor-conversations.controller';
import { EmailTemplatesController, emailTemplateProviders } from './email-templates';
import { MessagingData } from './messaging-data';
import { mailbox } from './mailbox.resource';
import { OrderPushNotifications } from './push/order-push-notifications';
import { PricePushNotifications } from './push/price-push-notifications';
import { PushDevices } from './push/push-devices';
import { PushController } from './push/push.controller';
import { SendPush } from './push/send-push';
import { StockPushNotifications } from './push/stock-push-notifications';
import { StorePushToken } from './push/store-push-token';
import { OwnMessagesController } from './rider-chat/own-messages.controller';
import { RiderChatController } from './rider-chat/rider-chat.controller';
import { RiderChats } from './rider-chat/rider-chats';
import { WriteRiderMessage } from './rider-chat/write-rider-message';

/** Conversations, rider chat, alert e-mails, push notifications and the mailbox. */
@Module({
  imports: [
    ResourceModule.forFeature(mailbox),
    AuditModule,
    CatalogueModule,
    InventoryModule,
    PricingModule,
    SearchModule,
    CustomersModule,
    IdentityModule,
    LocalisationModule,
    MediaModule,
    OrderingModule,
    SettingsModule,
    ShippingModule,
    VendorsModule,
  ],
  controllers: [
    AdminConversationsController,
    CustomerConversationsController,
    EmailTemplatesController,
    PushController,
    OwnMessagesController,
    RiderChatController,
    VendorConversationsController,
  ],
  providers: [
    AfterSaleMails,
    AlertMails,
    Alerts,
    ApplicationAlerts,
    CloseConversation,
    ConversationView,
    Conversations,
    LiveConversations,
    MarkRead,
    MessagePictures,
    MessageView,
    MessagingData,
    OpenConversation,
    DeliveryAlerts,
    DisputeAlerts,
    OrderAlerts,
    OrderPushNotifications,
    PayoutAlerts,
    PricePushNotifications,
    PushDevices,
    QuestionAlerts,
    RemindOfMessages,
    RetractMessage,
    ReturnAlerts,
    ReviewAlerts,
    RiderAlerts,
    RiderChats,
    SendMessage,
    SendPush,
    StockPushNotifications,
    StorePushToken,
    SendTyping,
    UnreadCounts,
    WalletAlerts,
    WriteRiderMessage,
    ...emailTemplateProviders,
  ],
  exports: [AlertMails],
})
export class MessagingModule {}

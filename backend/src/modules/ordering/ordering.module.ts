import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { AuditModule } from '../audit';
import { CatalogueModule } from '../catalogue';
import { InventoryModule } from '../inventory';
import { PricingModule } from '../pricing';
import { SearchModule } from '../search';
import { CommissionsModule } from '../commissions';
import { CustomersModule } from '../customers';
import { LocalisationModule } from '../localisation';
import { MediaModule } from '../media';
import { PaymentsModule } from '../payments';
import { PromotionsModule } from '../promotions';
import { SettingsModule } from '../settings';
import { ShippingModule } from '../shipping';
import { ShoppingModule } from '../shopping';
import { TaxationModule } from '../taxation';
import { AttachGuestOrders } from './attach-guest-orders';
import { CancelOrder } from './cancel-order';
import { OwnOrdersController } from './own-orders.controller';
import { OwnGroups } from './own-groups';
import { Reorder } from './reorder';
import { Buyers } from './buyer';
import { ChangeOrderStatus } from './change-order-status';
import { Checkout } from './checkout';
import { CheckoutController } from './checkout.controller';
import { CollectMoney } from './collect-money';
import { CustomerOrders } from './customer-orders';
import { CustomerOrdersController } from './customer-orders.controller';
import { DeliveryEstimates } from './delivery-estimates';
import { EstimateCart } from './estimate-cart';
import { EstimateDelivery } from './estimate-delivery';
import { EstimatedPlaces } from './estimated-places';
import { BoughtTogether } from './bought-together';
import { BoughtTogetherController } from './bought-together.controller';
import { CancelDeliveries } from './deliveries/cancel-deliveries';
import { OrderDeliveries } from './deliveries/order-deliveries';
import { ExpireUnpaid } from './expire-unpaid';
import { MoveOrder } from './move-order';
import { LinkMessage } from './link-message';
import { MailBuyers } from './mails/mail-buyers';
import { OrderMails } from './mails/order-mails';
import { OrderData } from './order-data';
import { OrderLabels } from './order-labels';
import { LiveOrders } from './live-orders';
import { OrderLines } from './order-lines';
import { AccessTokens } from './order-number';
import { OrderPayments } from './order-payments';
import { OrderStatusController } from './order-status.controller';
import { orderStatuses } from './order-statuses.resource';
import { OrderPresenter } from './order.presenter';
import { OrderStore } from './order.store';
import { orders } from './orders.resource';
import { PaymentTerms } from './payment-terms';
import { PlaceOrder } from './place-order';
import { PlacedOrders } from './placed-orders';
import { IssueRefund } from './refunds/issue-refund';
import { OrderRefunds } from './refunds/order-refunds';
import { RefundPresenter } from './refunds/refund.presenter';
import { RefundStore } from './refunds/refund.store';
import { refunds } from './refunds/refunds.resource';
import { SellerCustomers } from './seller-customers';
import { SellerCustomersController } from './seller-customers.controller';
import { SellDraft } from './sell-draft';
import { Timelines } from './timelines';
import { TrackOrder } from './track-order';
import { ValidateCheckout } from './validate-checkout';
import { VerifyPayment } from './verify-payment';
import { WriteOrder } from './write-order';

/** Checkout, orders and refunds. */
@Module({
  imports: [
    ResourceModule.forFeature(orders, orderStatuses, refunds),
    AuditModule,
    CatalogueModule,
    InventoryModule,
    PricingModule,
    SearchModule,
    CommissionsModule,
    CustomersModule,
    LocalisationModule,
    MediaModule,
    PaymentsModule,
    PromotionsModule,
    SettingsModule,
    ShippingModule,
    ShoppingModule,
    TaxationModule,
  ],
  controllers: [
    BoughtTogetherController,
    CheckoutController,
    CustomerOrdersController,
    OrderStatusController,
    OwnOrdersController,
    SellerCustomersController,
  ],
  providers: [
    AccessTokens,
    AttachGuestOrders,
    BoughtTogether,
    Buyers,
    CancelOrder,
    CancelDeliveries,
    ChangeOrderStatus,
    Checkout,
    CollectMoney,
    CustomerOrders,
    DeliveryEstimates,
    EstimateCart,
    EstimateDelivery,
    EstimatedPlaces,
    ExpireUnpaid,
    IssueRefund,
    LiveOrders,
    MoveOrder,
    LinkMessage,
    MailBuyers,
    OrderData,
    OrderDeliveries,
    OrderLabels,
    OrderLines,
    OrderMails,
    OrderPayments,
    OrderPresenter,
    OrderRefunds,
    OrderStore,
    OwnGroups,
    PaymentTerms,
    PlaceOrder,
    PlacedOrders,
    RefundPresenter,
    RefundStore,
    Reorder,
    SellDraft,
    SellerCustomers,
    Timelines,
    TrackOrder,
    ValidateCheckout,
    VerifyPayment,
    WriteOrder,
  ],
  exports: [MoveOrder, OrderLabels, OrderLines, OrderPresenter],
})
export class OrderingModule {}

import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { AuditModule } from '../audit';
import { CatalogueModule } from '../catalogue';
import { InventoryModule } from '../inventory';
import { PricingModule } from '../pricing';
import { SearchModule } from '../search';
import { CommissionsModule } from '../commissions';
import { CustomersModule } from '../customers';
import { LedgerModule } from '../ledger';
import { LocalisationModule } from '../localisation';
import { MediaModule } from '../media';
import { PaymentsModule } from '../payments';
import { PromotionsModule } from '../promotions';
import { SettingsModule } from '../settings';
import { ShippingModule } from '../shipping';
import { ShoppingModule } from '../shopping';
import { TaxationModule } from '../taxation';
import { WalletsModule } from '../wallets';
import { CustomerHistoricalOrders } from './historical-orders/customer-historical-orders';
import { CustomerHistoricalOrdersController } from './historical-orders/customer-historical-orders.controller';
import { HistoricalOrderData } from './historical-orders/historical-order-data';
import { HistoricalOrderLines } from './historical-orders/historical-order-lines';
import { HistoricalOrderPresenter } from './historical-orders/historical-order.presenter';
import { historicalOrders } from './historical-orders/historical-orders.resource';
import { LinkHistoricalOrders } from './historical-orders/link-historical-orders';
import { AttachGuestOrders } from './attach-guest-orders';
import { CancelOrder } from './cancel-order';
import { OwnOrdersController } from './own-orders.controller';
import { OwnGroups } from './own-groups';
import { Reorder } from './reorder';
import { CollectCash } from './books/collect-cash';
import { HoldFunds } from './books/hold-funds';
import { OrderBooks } from './books/order-books';
import { RefundBooks } from './books/refund-books';
import { ReleaseFunds } from './books/release-funds';
import { ReleaseOverdueFunds } from './books/release-overdue-funds';
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
import { DeliveryCodes } from './deliveries/delivery-codes';
import { EndDelivery } from './deliveries/end-delivery';
import { OrderDeliveries } from './deliveries/order-deliveries';
import { RiderEarnings } from './deliveries/rider-earnings';
import { PlaceReplacement } from './exchanges/place-replacement';
import { PriceReplacement } from './exchanges/price-replacement';
import { FindReplacements } from './exchanges/replacement-offers';
import { ExplainOrder } from './explanations/explain-order';
import {
  AdminExplanationsController,
  VendorExplanationsController,
} from './explanations/explanations.controller';
import { ExpireUnpaid } from './expire-unpaid';
import { MoveOrder } from './move-order';
import { LinkMessage } from './link-message';
import { MailBuyers } from './mails/mail-buyers';
import { OrderMails } from './mails/order-mails';
import { OrderChanges } from './order-changes';
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
import { CompletePayment } from './paying/complete-payment';
import { DecidePaymentProof } from './paying/decide-payment-proof';
import { PaymentPresenter } from './paying/payment.presenter';
import { PaymentStore } from './paying/payment.store';
import { payments } from './paying/payments.resource';
import { PaymentProofs } from './paying/payment-proofs';
import { PaymentProofsController } from './paying/payment-proofs.controller';
import { ReadPaymentProof } from './paying/read-payment-proof';
import { SendPaymentProof } from './paying/send-payment-proof';
import { PaymentVisits } from './paying/payment-visits';
import { PaymentWebhooksController } from './paying/payment-webhooks.controller';
import { ReceivePaymentWebhook } from './paying/receive-payment-webhook';
import { ReconcilePayments } from './paying/reconcile-payments';
import { RetryMethods } from './paying/retry-methods';
import { RetryPayment } from './paying/retry-payment';
import { PaymentTerms } from './payment-terms';
import { PlaceOrder } from './place-order';
import { PlacedOrders } from './placed-orders';
import { GrantRefund } from './refunds/grant-refund';
import { ExecuteRefund } from './refunds/execute-refund';
import { IssueRefund } from './refunds/issue-refund';
import { OrderRefunds } from './refunds/order-refunds';
import { FindRefundDestinations } from './refunds/refund-destinations';
import { FindRefundOptions } from './refunds/refund-options';
import { RefundOrder } from './refunds/refund-order';
import { RefundPresenter } from './refunds/refund.presenter';
import { PayRefund } from './refunds/pay-refund';
import { RefundToWallet } from './refunds/refund-to-wallet';
import { RefundStore } from './refunds/refund.store';
import { refundsControllers } from './refunds/refunds.controller';
import { refunds } from './refunds/refunds.resource';
import { CreateShipment } from './shipments/create-shipment';
import { MoveShipments } from './shipments/move-shipments';
import { OrderShipments } from './shipments/order-shipments';
import { SettleOrder } from './shipments/settle-order';
import { ShipmentView } from './shipments/shipment-view';
import { AdminShipmentsController, VendorShipmentsController } from './shipments/shipments.controller';
import { ShippingProgress } from './shipments/shipping-progress';
import { UpdateShipment } from './shipments/update-shipment';
import { UpdateShipmentStatus } from './shipments/update-shipment-status';
import { WriteShipments } from './shipments/write-shipments';
import { couponOrdersControllers } from './coupon-orders/coupon-orders.controller';
import { ListCouponOrders } from './coupon-orders/list-coupon-orders';
import { SellerCustomers } from './seller-customers';
import { SellerCustomersController } from './seller-customers.controller';
import { SellDraft } from './sell-draft';
import { SimulateVendorSale } from './simulation/simulate-vendor-sale';
import { SimulatedCart } from './simulation/simulated-cart';
import { SimulationController } from './simulation/simulation.controller';
import { Timelines } from './timelines';
import { TouchOrders } from './touch-orders';
import { TrackOrder } from './track-order';
import { ValidateCheckout } from './validate-checkout';
import { VerifyPayment } from './verify-payment';
import { WriteOrder } from './write-order';

/** Checkout, orders and refunds. */
@Module({
  imports: [
    ResourceModule.forFeature(orders, orderStatuses, payments, refunds, historicalOrders),
    AuditModule,
    CatalogueModule,
    InventoryModule,
    PricingModule,
    SearchModule,
    CommissionsModule,
    CustomersModule,
    LedgerModule,
    LocalisationModule,
    MediaModule,
    PaymentsModule,
    PromotionsModule,
    SettingsModule,
    ShippingModule,
    ShoppingModule,
    TaxationModule,
    WalletsModule,
  ],
  controllers: [
    ...couponOrdersControllers,
    ...refundsControllers,
    AdminExplanationsController,
    BoughtTogetherController,
    AdminShipmentsController,
    CheckoutController,
    CustomerHistoricalOrdersController,
    CustomerOrdersController,
    OrderStatusController,
    OwnOrdersController,
    PaymentProofsController,
    PaymentWebhooksController,
    SellerCustomersController,
    SimulationController,
    VendorExplanationsController,
    VendorShipmentsController,
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
    CollectCash,
    CollectMoney,
    CompletePayment,
    CreateShipment,
    CustomerHistoricalOrders,
    CustomerOrders,
    DecidePaymentProof,
    DeliveryCodes,
    DeliveryEstimates,
    EndDelivery,
    EstimateCart,
    EstimateDelivery,
    EstimatedPlaces,
    ExecuteRefund,
    ExpireUnpaid,
    ListCouponOrders,
    ExplainOrder,
    FindRefundDestinations,
    FindRefundOptions,
    FindReplacements,
    GrantRefund,
    HistoricalOrderData,
    HistoricalOrderLines,
    HistoricalOrderPresenter,
    HoldFunds,
    IssueRefund,
    LinkHistoricalOrders,
    LiveOrders,
    MoveOrder,
    MoveShipments,
    LinkMessage,
    MailBuyers,
    OrderBooks,
    OrderChanges,
    OrderData,
    OrderDeliveries,
    OrderLabels,
    OrderLines,
    OrderMails,
    OrderPayments,
    OrderPresenter,
    OrderRefunds,
    OrderShipments,
    OrderStore,
    OwnGroups,
    PaymentPresenter,
    PaymentProofs,
    PaymentStore,
    PaymentTerms,
    PaymentVisits,
    PayRefund,
    PlaceOrder,
    PlaceReplacement,
    PriceReplacement,
    PlacedOrders,
    ReadPaymentProof,
    ReceivePaymentWebhook,
    ReconcilePayments,
    RefundBooks,
    RefundOrder,
    RefundPresenter,
    RefundStore,
    RefundToWallet,
    ReleaseFunds,
    ReleaseOverdueFunds,
    Reorder,
    RetryMethods,
    RetryPayment,
    RiderEarnings,
    SellDraft,
    SendPaymentProof,
    SellerCustomers,
    SimulateVendorSale,
    SimulatedCart,
    SettleOrder,
    ShipmentView,
    ShippingProgress,
    Timelines,
    TouchOrders,
    TrackOrder,
    UpdateShipment,
    UpdateShipmentStatus,
    ValidateCheckout,
    VerifyPayment,
    WriteOrder,
    WriteShipments,
  ],
  exports: [
    AccessTokens,
    DeliveryCodes,
    FindRefundDestinations,
    FindReplacements,
    HoldFunds,
    LinkHistoricalOrders,
    MoveOrder,
    MoveShipments,
    OrderChanges,
    OrderLabels,
    OrderLines,
    OrderPayments,
    OrderPresenter,
    OwnGroups,
    PlaceReplacement,
    RefundOrder,
    RiderEarnings,
    ShippingProgress,
    TouchOrders,
  ],
})
export class OrderingModule {}

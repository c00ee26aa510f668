import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { IdentityModule } from '../identity';
import { LedgerModule } from '../ledger';
import { LocalisationModule } from '../localisation';
import { ListPaymentMethods } from './list-payment-methods';
import { BankTransfer, CashOnDelivery } from './offline-providers';
import { PaymentChoices } from './payment-choices';
import { PaymentMethodStore } from './payment-method.store';
import { PaymentMethodSync } from './payment-method-sync';
import { paymentMethods } from './payment-methods.resource';
import { MethodSecrets } from './method-secrets';
import { PaymentAttempts } from './payment-attempts';
import { PaymentBalances } from './payment-balances';
import { OperationClaims } from './operation-claims';
import { PaymentChanges } from './payment-changes';
import { OperationOutcomes, PaymentOperations } from './payment-operations';
import { PaymentProviders } from './payment-providers';
import { Payments } from './payments';
import { PaymentsController } from './payments.controller';
import { PayPalClient } from './paypal/paypal-client';
import { PayPalProvider } from './paypal/paypal-provider';
import { PayPalWebhooks } from './paypal/paypal-webhooks';
import { ReceiveWebhook } from './receive-webhook';
import { RecordPaymentEvents } from './record-payment-events';
import { ChooseOutcome } from './sandbox/choose-outcome';
import { SandboxCharges } from './sandbox/sandbox-charges';
import { SandboxMessages } from './sandbox/sandbox-messages';
import { SandboxPage } from './sandbox/sandbox-page';
import { SandboxProvider } from './sandbox/sandbox-provider';
import { SandboxController } from './sandbox/sandbox.controller';
import { ShowSandbox } from './sandbox/show-sandbox';
import { ClearingItems } from './settlements/clearing-items';
import { CompareSettlement } from './settlements/compare-settlement';
import { ConfirmSettlement } from './settlements/confirm-settlement';
import { ListMissingItems } from './settlements/list-missing-items';
import { ReadSettlement } from './settlements/read-settlement';
import { SettlementPresenter } from './settlements/settlement.presenter';
import { SettlementStore } from './settlements/settlement.store';
import { SettlementTotals } from './settlements/settlement-totals';
import { SettlementsController } from './settlements/settlements.controller';
import { settlementLines, settlements } from './settlements/settlements.resource';
import { UploadSettlement } from './settlements/upload-settlement';
import { StartPayments } from './start-payments';
import { StripeClient } from './stripe/stripe-client';
import { StripeProvider } from './stripe/stripe-provider';
import { StripeWebhooks } from './stripe/stripe-webhooks';
import { VerifyPayments } from './verify-payments';

/** Payment methods, payments and their events. */
@Module({
  imports: [
    IdentityModule,
    LedgerModule,
    LocalisationModule,
    ResourceModule.forFeature(paymentMethods, settlements, settlementLines),
  ],
  controllers: [PaymentsController, SandboxController, SettlementsController],
  providers: [
    BankTransfer,
    CashOnDelivery,
    ChooseOutcome,
    ClearingItems,
    CompareSettlement,
    ConfirmSettlement,
    ListMissingItems,
    ListPaymentMethods,
    MethodSecrets,
    OperationClaims,
    OperationOutcomes,
    PaymentChanges,
    PaymentAttempts,
    PaymentBalances,
    PaymentChoices,
    PaymentMethodStore,
    PaymentMethodSync,
    PaymentOperations,
    PaymentProviders,
    Payments,
    PayPalClient,
    PayPalProvider,
    PayPalWebhooks,
    ReadSettlement,
    ReceiveWebhook,
    RecordPaymentEvents,
    SandboxCharges,
    SandboxMessages,
    SandboxPage,
    SandboxProvider,
    SettlementPresenter,
    SettlementStore,
    SettlementTotals,
    ShowSandbox,
    StartPayments,
    StripeClient,
    StripeProvider,
    StripeWebhooks,
    UploadSettlement,
    VerifyPayments,
  ],
  exports: [
    OperationOutcomes,
    PaymentChanges,
    PaymentAttempts,
    PaymentChoices,
    PaymentProviders,
    Payments,
    ReceiveWebhook,
    StartPayments,
    VerifyPayments,
  ],
})
export class PaymentsModule {}

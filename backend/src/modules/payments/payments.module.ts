import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { LocalisationModule } from '../localisation';
import { ListPaymentMethods } from './list-payment-methods';
import { BankTransfer, CashOnDelivery } from './offline-providers';
import { PaymentChoices } from './payment-choices';
import { PaymentMethodStore } from './payment-method.store';
import { paymentMethods } from './payment-methods.resource';
import { PaymentLedger } from './payment-ledger';
import { PaymentOperations } from './payment-operations';
import { PaymentProviders } from './payment-providers';
import { Payments } from './payments';
import { PaymentsController } from './payments.controller';

/** Payment methods, payments and their events. */
@Module({
  imports: [ResourceModule.forFeature(paymentMethods), LocalisationModule],
  controllers: [PaymentsController],
  providers: [
    BankTransfer,
    CashOnDelivery,
    ListPaymentMethods,
    PaymentChoices,
    PaymentLedger,
    PaymentMethodStore,
    PaymentOperations,
    PaymentProviders,
    Payments,
  ],
  exports: [PaymentChoices, PaymentProviders, Payments],
})
export class PaymentsModule {}

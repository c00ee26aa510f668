import { PAYMENT_STATUSES } from '@stoa/contracts';
import { defineResource } from '../../../kernel/resource';
import { Payment } from '../../payments';
import { PaymentPresenter } from './payment.presenter';
import { PaymentStore } from './payment.store';

/** Attempts to pay, which operators read; written only by checkouts, deposits and their providers. */
export const payments = defineResource(Payment, {
  path: 'payments',
  key: 'payments',
  page: 'payments',
  idParam: 'payment_id',
  label: 'reference',
  search: ['reference', 'provider_reference'],
  sort: ['created_at', 'updated_at', 'amount', 'reference'],
  filter: [
    'reference',
    'driver',
    'method_code',
    'currency',
    'amount',
    'superseded_at',
    'created_at',
    'updated_at',
  ],
  computed: { payment_status: PAYMENT_STATUSES },
  defaultSort: ['created_at', 'DESC'],
  exported: [
    { name: 'payment_status', kind: 'choice' },
    { name: 'failure', kind: 'choice' },
  ],
  store: PaymentStore,
  presenter: PaymentPresenter,
  audiences: {
    admin: { operations: ['list', 'filter', 'one', 'export'], screens: ['list', 'view'] },
  },
});

import { defineResource } from '../../../kernel/resource';
import { Refund } from './refund.entity';
import { RefundPresenter } from './refund.presenter';
import { RefundStore } from './refund.store';
import { refundProcess } from './refund.process';

/** Refunds that operators list and settle; created only by voiding a paid order. */
export const refunds = defineResource(Refund, {
  path: 'refunds',
  key: 'refunds',
  page: 'refunds',
  idParam: 'refund_id',
  label: 'number',
  search: ['number'],
  sort: ['number', 'amount', 'state', 'created_at', 'updated_at', 'settled_at'],
  filter: ['order_id', 'vendor_id', 'state', 'reason', 'currency', 'amount', 'created_at', 'updated_at'],
  defaultSort: ['created_at', 'DESC'],
  exported: [
    { name: 'customer_name', kind: 'text' },
    { name: 'email', kind: 'text' },
  ],
  store: RefundStore,
  process: refundProcess,
  presenter: RefundPresenter,
  audiences: {
    admin: { operations: ['list', 'filter', 'one', 'export', 'updateStatus'], screens: ['list'] },
  },
});

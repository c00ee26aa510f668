import { OWN_TENANT } from '../../kernel/access';
import { defineResource } from '../../kernel/resource';
import { Dispute } from './dispute.entity';
import { DisputePresenter } from './dispute.presenter';
import { disputeProcess } from './dispute.process';

const OPERATIONS = ['list', 'filter', 'one', 'export'] as const;

/** Search condition on the customer of the order. */
const CUSTOMER = `r.order_id IN (SELECT o.id FROM orders o WHERE o.customer_name LIKE :q ESCAPE '!'
  OR o.email LIKE :q ESCAPE '!')`;

/** Disputes, which customers open; answered and decided by calls of their own (`console-disputes.controllers.ts`). */
export const disputes = defineResource(Dispute, {
  path: 'disputes',
  key: 'disputes',
  page: 'disputes',
  idParam: 'dispute_id',
  label: 'number',
  search: ['number'],
  searchAlso: [CUSTOMER],
  sort: ['number', 'state', 'amount', 'due_at', 'created_at'],
  filter: ['order_id', 'vendor_id', 'return_id', 'state', 'reason', 'due_at', 'created_at'],
  defaultSort: ['created_at', 'DESC'],
  exported: [
    { name: 'order_number', kind: 'text' },
    { name: 'customer_name', kind: 'text' },
    { name: 'email', kind: 'text' },
  ],
  process: disputeProcess,
  presenter: DisputePresenter,
  audiences: {
    admin: { operations: OPERATIONS, screens: ['list', 'view'] },
    vendor: { operations: OPERATIONS, screens: ['list', 'view'], scope: OWN_TENANT },
  },
});

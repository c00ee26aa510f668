import { OWN_TENANT } from '../../kernel/access';
import { defineResource } from '../../kernel/resource';
import { Return } from './return.entity';
import { ReturnPresenter } from './return.presenter';
import { returnProcess } from './return.process';
import { ReturnStore } from './return.store';

const OPERATIONS = ['list', 'filter', 'one', 'export'] as const;

/** Search condition on the customer of the order. */
const CUSTOMER = `r.order_id IN (SELECT o.id FROM orders o WHERE o.customer_name LIKE :q ESCAPE '!'
  OR o.email LIKE :q ESCAPE '!')`;

/** Returns, which customers request; decided by calls of their own (`console-returns.controllers.ts`). */
export const returns = defineResource(Return, {
  path: 'returns',
  key: 'returns',
  page: 'returns',
  idParam: 'return_id',
  label: 'number',
  search: ['number', 'tracking_number'],
  searchAlso: [CUSTOMER],
  sort: ['number', 'state', 'due_at', 'created_at', 'updated_at'],
  filter: ['order_id', 'vendor_id', 'state', 'due_at', 'escalated_at', 'created_at', 'updated_at'],
  computed: { decision_by: ['vendor', 'admin'] },
  defaultSort: ['created_at', 'DESC'],
  exported: [
    { name: 'order_number', kind: 'text' },
    { name: 'customer_name', kind: 'text' },
    { name: 'email', kind: 'text' },
  ],
  store: ReturnStore,
  process: returnProcess,
  presenter: ReturnPresenter,
  audiences: {
    admin: { operations: OPERATIONS, screens: ['list', 'view'] },
    vendor: { operations: OPERATIONS, screens: ['list', 'view'], scope: OWN_TENANT },
  },
});

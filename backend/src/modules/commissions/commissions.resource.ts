import { OPERATIONS } from '@stoa/contracts';
import { defineResource } from '../../kernel/resource';
import { Commission } from './commission.entity';
import { CommissionStore } from './commission.store';

export const commissions = defineResource(Commission, {
  path: 'commissions',
  key: 'commissions',
  page: 'commissions',
  idParam: 'commission_id',
  label: 'name',
  search: ['name'],
  sort: ['position', 'name', 'type', 'scope', 'starts_at', 'ends_at', 'created_at'],
  filter: ['type', 'scope', 'vendor_id', 'category_id', 'product_id', 'status'],
  defaultSort: ['position', 'ASC'],
  store: CommissionStore,
  audiences: { admin: { operations: OPERATIONS, screens: ['list'], lookups: ['commissionsActive'] } },
});

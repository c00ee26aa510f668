import { defineResource } from '../../kernel/resource';
import { InventoryStore } from './inventory.store';
import { MovementPresenter } from './movement.presenter';
import { StockMovement } from './stock-movement.entity';

export const inventories = defineResource(StockMovement, {
  path: 'inventories',
  key: 'inventories',
  page: 'inventories',
  idParam: 'inventory_id',
  label: 'reason',
  search: ['reason', 'reference'],
  sort: ['created_at', 'type', 'quantity'],
  filter: ['variant_id', 'type', 'created_at'],
  store: InventoryStore,
  presenter: MovementPresenter,
  audiences: {
    admin: { operations: ['list', 'filter', 'one', 'create', 'export'], screens: ['list', 'create'] },
  },
});

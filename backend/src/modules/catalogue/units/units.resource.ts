import { allBut, defineResource } from '../../../kernel/resource';
import { Unit } from './unit.entity';

export const units = defineResource(Unit, {
  path: 'units',
  key: 'units',
  page: 'units',
  idParam: 'unit_id',
  label: 'name',
  search: ['name', 'symbol'],
  sort: ['name', 'symbol', 'dimension', 'created_at'],
  filter: ['dimension', 'status'],
  defaultSort: ['name', 'ASC'],
  audiences: {
    admin: { operations: allBut('updateDefault'), lookups: ['unitsActive'] },
    vendor: { operations: [], screens: [], lookups: ['unitsActive'] },
  },
});

import { tenantOf } from '../../../kernel/access';
import { defineResource } from '../../../kernel/resource';
import { ImportMapping } from './import-value.entity';

const OPERATIONS = ['list', 'filter', 'one', 'update', 'delete'] as const;
const SCREENS = ['list', 'edit'] as const;

/** Saved mappings; they are created from an import (`saveImportMapping/{id}`). */
export const importMappings = defineResource(ImportMapping, {
  path: 'import_mappings',
  key: 'import_mappings',
  page: 'import_mappings',
  idParam: 'import_mapping_id',
  label: 'name',
  search: ['name'],
  sort: ['name', 'source', 'created_at'],
  filter: ['source'],
  audiences: {
    admin: { operations: OPERATIONS, screens: SCREENS },
    vendor: {
      operations: OPERATIONS,
      screens: SCREENS,
      scope: { column: 'owner_id', value: tenantOf },
    },
  },
});

import { defineResource } from '../../kernel/resource';
import type { Bounds } from '../../kernel/resource';
import type { Actor } from '../../kernel/access';
import { tenantBounds, tenantOf } from '../../kernel/access';
import { Import } from './import.entity';
import { importProcess } from './import.process';
import { ImportsPresenter } from './imports.presenter';

const OPERATIONS = ['list', 'filter', 'one'] as const;
const SCREENS = ['list', 'view'] as const;

/** Limits a vendor to the imports that it uploaded. */
const OWN_IMPORTS = { column: 'owner_id', value: tenantOf };

/** Imports; they are created and changed by their own endpoints (`imports.controllers.ts`). */
export const imports = defineResource(Import, {
  path: 'imports',
  key: 'imports',
  page: 'imports',
  idParam: 'import_id',
  label: 'filename',
  search: ['filename'],
  sort: ['filename', 'source', 'state', 'rows_total', 'created_at'],
  filter: ['source', 'state', 'vendor_id', 'feed_id', 'created_at'],
  presenter: ImportsPresenter,
  process: importProcess,
  audiences: {
    admin: { operations: OPERATIONS, screens: SCREENS },
    vendor: { operations: OPERATIONS, screens: SCREENS, scope: OWN_IMPORTS, hidden: ['vendor_id'] },
  },
});

/** The rows of `imports` that an actor may see. */
export function importsOf(actor: Actor): Bounds {
  return tenantBounds(actor, OWN_IMPORTS.column);
}

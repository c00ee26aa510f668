import { defineResource, OWN_VENDOR } from '../../kernel/resource';
import type { Actor } from '../../kernel/access';
import { Import } from './import.entity';
import { ImportsPresenter } from './imports.presenter';

const OPERATIONS = ['list', 'filter', 'one'] as const;
const SCREENS = ['list', 'view'] as const;

/** Those that the vendor of the session has brought. */
const OWN_IMPORTS = { column: 'owner_id', value: OWN_VENDOR.value };

/** Past and present imports; they are made and moved by calls of their own (`imports.controllers.ts`). */
export const imports = defineResource(Import, {
  path: 'imports',
  key: 'imports',
  page: 'imports',
  idParam: 'import_id',
  label: 'filename',
  search: ['filename'],
  sort: ['filename', 'source', 'state', 'rows_total', 'created_at'],
  filter: ['source', 'state', 'vendor_id', 'created_at'],
  presenter: () => ImportsPresenter,
  audiences: {
    admin: { operations: OPERATIONS, screens: SCREENS },
    vendor: { operations: OPERATIONS, screens: SCREENS, scope: OWN_IMPORTS, hidden: ['vendor_id'] },
  },
});

/** The rows of `imports` that somebody may see. */
export function importsOf(actor: Actor): { owner_id?: number } {
  return actor.audience === 'vendor' ? { owner_id: OWN_IMPORTS.value(actor) } : {};
}

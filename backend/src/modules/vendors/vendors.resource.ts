import { tenantOf } from '../../kernel/access';
import type { Scope } from '../../kernel/resource';
import { allBut, defineResource } from '../../kernel/resource';
import { Vendor } from './vendor.entity';
import { VendorPresenter } from './vendor.presenter';
import { VendorStore } from './vendor.store';
import { vendorProcess } from './vendor.process';

/** Limits a vendor to its own row of the vendors table. */
const OWN_STORE: Scope = { column: 'id', value: tenantOf };

export const vendors = defineResource(Vendor, {
  path: 'vendors',
  marketplace: true,
  key: 'vendors',
  page: 'vendors',
  idParam: 'vendor_id',
  label: 'store_name',
  search: ['store_name', 'legal_name', 'email', 'slug'],
  sort: ['store_name', 'email', 'status', 'product_count', 'approved_at', 'created_at', 'updated_at'],
  filter: ['status', 'store_status', 'is_featured', 'country_id', 'created_at', 'updated_at'],
  defaultSort: ['id', 'DESC'],
  store: VendorStore,
  process: vendorProcess,
  presenter: VendorPresenter,
  audiences: {
    admin: { operations: allBut('updateDefault'), lookups: ['vendorsActive'] },
    vendor: {
      operations: [],
      screens: [],
      scope: OWN_STORE,
      hidden: ['commission_id'],
      writable: [
        'store_name',
        'legal_name',
        'tax_id',
        'email',
        'phone',
        'logo_id',
        'cover_id',
        'description',
        'policies',
        'line1',
        'city',
        'postcode',
        'country_id',
        'bank_name',
        'bank_account',
        'store_status',
        'vacation_starts_at',
        'vacation_ends_at',
      ],
    },
  },
});

import { OWN_TENANT } from '../../../kernel/access';
import { allBut, defineResource } from '../../../kernel/resource';
import { VENDOR_USERS, VendorUser } from '../vendor-user.entity';
import { VendorUserPresenter } from './vendor-user.presenter';
import { vendorUserProcess } from './vendor-user.process';
import { VendorUserStore } from './vendor-user.store';

/** Everything else of their account is up to the members themselves. */
const WRITABLE = ['name', 'email', 'phone', 'role_id'];
const HIDDEN = ['password'];

export const vendorUsers = defineResource(VendorUser, {
  path: VENDOR_USERS,
  marketplace: true,
  key: VENDOR_USERS,
  page: VENDOR_USERS,
  idParam: 'vendor_user_id',
  label: 'name',
  search: ['name', 'email'],
  sort: ['name', 'email', 'status', 'last_login_at', 'created_at'],
  filter: ['vendor_id', 'role_id', 'two_factor_enabled', 'status', 'created_at'],
  defaultSort: ['name', 'ASC'],
  exported: [{ name: 'role_id', kind: 'text', from: ({ role_name }) => role_name }],
  store: VendorUserStore,
  process: vendorUserProcess,
  presenter: VendorUserPresenter,
  limits: { create: 'invitation' },
  audiences: {
    admin: { operations: allBut('updateDefault'), writable: ['vendor_id', ...WRITABLE], hidden: HIDDEN },
    vendor: {
      operations: allBut('updateDefault'),
      writable: WRITABLE,
      hidden: HIDDEN,
      scope: OWN_TENANT,
    },
  },
});

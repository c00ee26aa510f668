import { OPERATIONS } from '@stoa/contracts';
import { defineResource } from '../../kernel/resource';
import { Admin } from './admin.entity';
import { AdminPresenter } from './admin.presenter';
import { AdminStore } from './admin.store';

export const admins = defineResource(Admin, {
  path: 'admins',
  key: 'admins',
  page: 'admins',
  idParam: 'admin_id',
  label: 'name',
  search: ['name', 'email'],
  sort: ['name', 'email', 'created_at', 'last_login_at'],
  filter: ['role_id', 'two_factor_enabled', 'status', 'created_at'],
  defaultSort: ['name', 'ASC'],
  store: AdminStore,
  presenter: AdminPresenter,
  audiences: { admin: { operations: OPERATIONS, lookups: ['adminsActive'] } },
});

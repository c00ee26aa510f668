import { OPERATIONS } from '@stoa/contracts';
import { allBut, defineResource } from '../../kernel/resource';
import { Permission } from './permission.entity';
import { PermissionPresenter } from './permission.presenter';
import { PermissionStore } from './permission.store';
import { Role } from './role.entity';
import { RolePresenter } from './role.presenter';
import { RoleStore } from './role.store';

export const roles = defineResource(Role, {
  path: 'roles',
  key: 'roles',
  page: 'roles',
  idParam: 'role_id',
  label: 'name',
  search: ['name', 'code'],
  sort: ['name', 'code', 'created_at'],
  filter: ['audience', 'status'],
  defaultSort: ['name', 'ASC'],
  defaultWithin: ['audience'],
  store: RoleStore,
  presenter: RolePresenter,
  audiences: { admin: { operations: OPERATIONS, lookups: ['rolesActive'] } },
});

export const permissions = defineResource(Permission, {
  path: 'permissions',
  key: 'permissions',
  page: 'permissions',
  idParam: 'permission_id',
  label: 'label',
  search: ['resource', 'action', 'label'],
  sort: ['resource', 'action', 'audience'],
  filter: ['audience', 'resource', 'action', 'is_system'],
  defaultSort: ['resource', 'ASC'],
  store: PermissionStore,
  presenter: PermissionPresenter,
  audiences: {
    admin: { operations: allBut('updateStatus', 'updateDefault') },
  },
});

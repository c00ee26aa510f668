import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { AdminPrincipals } from './admin-principals';
import { AdminStore } from './admin.store';
import { admins } from './admins.resource';
import { PermissionStore } from './permission.store';
import { PermissionSync } from './permission-sync';
import { PermissionsController } from './permissions.controller';
import { RolePermissions } from './role-permissions';
import { RoleStore } from './role.store';
import { permissions, roles } from './roles.resource';
import { SuperAdmins } from './super-admins';

/** Who works here and what they may do. */
@Module({
  imports: [ResourceModule.of(admins, roles, permissions)],
  controllers: [PermissionsController],
  providers: [
    AdminStore,
    PermissionStore,
    RoleStore,
    AdminPrincipals,
    RolePermissions,
    PermissionSync,
    SuperAdmins,
  ],
  exports: [RolePermissions],
})
export class IdentityModule {}

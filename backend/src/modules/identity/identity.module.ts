import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { AdminPrincipals } from './admin-principals';
import { AdminStore } from './admin.store';
import { admins } from './admins.resource';
import { PermissionSync } from './permission-sync';
import { PermissionsController } from './permissions.controller';
import { RolePermissions } from './role-permissions';
import { RoleStore } from './role.store';
import { permissions, roles } from './roles.resource';

/** Who works here and what they may do. */
@Module({
  imports: [ResourceModule.of(admins, roles, permissions)],
  controllers: [PermissionsController],
  providers: [AdminStore, RoleStore, AdminPrincipals, RolePermissions, PermissionSync],
  exports: [RolePermissions],
})
export class IdentityModule {}

import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { AuditModule } from '../audit';
import { AccountRights } from './account-rights';
import { ActiveRoles } from './active-roles';
import { AdminProfile } from './admin-profile';
import { AdminProfileController } from './admin-profile.controller';
import { AdminPrincipals } from './admin-principals';
import { AdminNames } from './admin-names';
import { AdminPresenter } from './admin.presenter';
import { AdminStore } from './admin.store';
import { AdminsController } from './admins.controller';
import { admins } from './admins.resource';
import { Authority } from './authority';
import { ForgotPassword } from './passwords/forgot-password';
import { PasswordLinks } from './passwords/password-links';
import { PasswordsController } from './passwords/passwords.controller';
import { ResetPassword } from './passwords/reset-password';
import { PermissionPresenter } from './permission.presenter';
import { PermissionStore } from './permission.store';
import { PermissionSync } from './permission-sync';
import { PermissionsController } from './permissions.controller';
import { ResetTwoFactor } from './reset-two-factor';
import { RoleNames } from './role-names';
import { RolePermissions } from './role-permissions';
import { RoleLookupsController } from './role-lookups.controller';
import { RolePresenter } from './role.presenter';
import { RoleStore } from './role.store';
import { permissions, roles } from './roles.resource';

/** Operators, roles and permissions. */
@Module({
  imports: [AuditModule, ResourceModule.forFeature(admins, roles, permissions)],
  controllers: [
    AdminsController,
    PasswordsController,
    PermissionsController,
    AdminProfileController,
    RoleLookupsController,
  ],
  providers: [
    AccountRights,
    ActiveRoles,
    AdminNames,
    AdminPresenter,
    AdminStore,
    AdminProfile,
    PermissionPresenter,
    PermissionStore,
    RoleNames,
    RolePresenter,
    RoleStore,
    AdminPrincipals,
    RolePermissions,
    PermissionSync,
    Authority,
    ForgotPassword,
    PasswordLinks,
    ResetPassword,
    ResetTwoFactor,
  ],
  exports: [AccountRights, ActiveRoles, AdminNames, Authority, PasswordLinks, RoleNames, RolePermissions],
})
export class IdentityModule {}

export { GrantableRoles } from './grantable-roles';
export { InviteVendorUser } from './invite-vendor-user';
export { LastOwner } from './last-owner';
export { ResetVendorUserTwoFactor } from './reset-vendor-user-two-factor';
export { SendVendorInvitation } from './send-vendor-invitation';
export { VendorUserPresenter } from './vendor-user.presenter';
export { vendorUserProcess } from './vendor-user.process';
export { VendorUserStore } from './vendor-user.store';
export {
  AdminVendorUsersController,
  GrantableRolesController,
  OwnVendorUsersController,
} from './vendor-users.controllers';
export { vendorUsers } from './vendor-users.resource';

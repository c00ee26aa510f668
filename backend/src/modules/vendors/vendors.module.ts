import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ResourceModule } from '../../kernel/resource';
import { AuditModule } from '../audit';
import { IdentityModule } from '../identity';
import { SettingsModule } from '../settings';
import {
  ApplicationLinks,
  ApplicationsController,
  FindApplication,
  RenewApplication,
  SendApplicationDocument,
  ShowApplication,
  WithdrawApplication,
} from './applications';
import { MultiVendorSwitch } from './multi-vendor';
import { MultiVendorGuard } from './multi-vendor.guard';
import { OwnStore } from './own-store';
import { PublishLogo } from './publish-logo';
import { RegisterVendor } from './register-vendor';
import { ResetVendorTwoFactor } from './reset-vendor-two-factor';
import {
  AdminVendorDocumentsController,
  ReviewDocumentsController,
  StoreDocuments,
  OwnVendorDocumentsController,
  VendorDocuments,
  vendorDocuments,
  VendorDocumentStore,
  WithdrawDocuments,
} from './documents';
import {
  AdminVendorUsersController,
  GrantableRoles,
  GrantableRolesController,
  InviteVendorUser,
  LastOwner,
  OwnVendorUsersController,
  ResetVendorUserTwoFactor,
  SendVendorInvitation,
  VendorUserPresenter,
  vendorUsers,
  VendorUserStore,
} from './team';
import { VendorAccounts } from './vendor-accounts';
import { VendorService } from './vendor-service';
import { VendorAddress } from './vendor-address';
import { VendorPresenter } from './vendor.presenter';
import { VendorPrincipals } from './vendor-principals';
import { VendorProfile } from './vendor-profile';
import { VendorReader } from './vendor-reader';
import { VendorStore } from './vendor.store';
import { Vendors } from './vendors';
import {
  AdminVendorsController,
  OwnStoreController,
  VendorsStorefrontController,
} from './vendors.controllers';
import { vendors } from './vendors.resource';
import { VendorsOfPerson } from './vendors-of-person';

/** Vendors, their users, applications and verification documents. */
@Module({
  imports: [
    AuditModule,
    IdentityModule,
    SettingsModule,
    ResourceModule.forFeature(vendors, vendorDocuments, vendorUsers),
  ],
  controllers: [
    AdminVendorDocumentsController,
    ApplicationsController,
    ReviewDocumentsController,
    OwnVendorDocumentsController,
    AdminVendorsController,
    AdminVendorUsersController,
    GrantableRolesController,
    OwnStoreController,
    OwnVendorUsersController,
    VendorsStorefrontController,
  ],
  providers: [
    { provide: APP_GUARD, useClass: MultiVendorGuard },
    MultiVendorSwitch,
    ApplicationLinks,
    FindApplication,
    GrantableRoles,
    InviteVendorUser,
    LastOwner,
    StoreDocuments,
    OwnStore,
    PublishLogo,
    RegisterVendor,
    RenewApplication,
    ResetVendorTwoFactor,
    ResetVendorUserTwoFactor,
    SendVendorInvitation,
    SendApplicationDocument,
    ShowApplication,
    VendorService,
    VendorAddress,
    VendorDocumentStore,
    VendorDocuments,
    VendorPresenter,
    VendorPrincipals,
    VendorProfile,
    VendorReader,
    VendorStore,
    VendorUserPresenter,
    VendorUserStore,
    VendorAccounts,
    Vendors,
    VendorsOfPerson,
    WithdrawApplication,
    WithdrawDocuments,
  ],
  exports: [ApplicationLinks, VendorAddress, Vendors, VendorsOfPerson, VendorReader],
})
export class VendorsModule {}

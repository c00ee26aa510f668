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
  SendApplicationPaper,
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
  AdminVendorPapersController,
  JudgePapersController,
  KeepPapers,
  OwnVendorPapersController,
  VendorPapers,
  vendorPapers,
  VendorPaperStore,
  WithdrawPapers,
} from './papers';
import { VendorAccounts } from './vendor-accounts';
import { VendorDesk } from './vendor-desk';
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

/** Who sells here. */
@Module({
  imports: [AuditModule, IdentityModule, SettingsModule, ResourceModule.of(vendors, vendorPapers)],
  controllers: [
    AdminVendorPapersController,
    ApplicationsController,
    JudgePapersController,
    OwnVendorPapersController,
    AdminVendorsController,
    OwnStoreController,
    VendorsStorefrontController,
  ],
  providers: [
    { provide: APP_GUARD, useClass: MultiVendorGuard },
    MultiVendorSwitch,
    ApplicationLinks,
    FindApplication,
    KeepPapers,
    OwnStore,
    PublishLogo,
    RegisterVendor,
    RenewApplication,
    ResetVendorTwoFactor,
    SendApplicationPaper,
    ShowApplication,
    VendorDesk,
    VendorPaperStore,
    VendorPapers,
    VendorPresenter,
    VendorPrincipals,
    VendorProfile,
    VendorReader,
    VendorStore,
    VendorAccounts,
    Vendors,
    WithdrawApplication,
    WithdrawPapers,
  ],
  exports: [ApplicationLinks, Vendors, VendorReader],
})
export class VendorsModule {}

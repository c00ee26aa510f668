import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ResourceModule } from '../../kernel/resource';
import { AuditModule } from '../audit';
import { IdentityModule } from '../identity';
import { SettingsModule } from '../settings';
import { MultiVendorSwitch } from './multi-vendor';
import { MultiVendorGuard } from './multi-vendor.guard';
import { OwnStore } from './own-store';
import { RegisterVendor } from './register-vendor';
import { ResetVendorTwoFactor } from './reset-vendor-two-factor';
import {
  AdminVendorPapersController,
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
    OwnVendorPapersController,
    AdminVendorsController,
    OwnStoreController,
    VendorsStorefrontController,
  ],
  providers: [
    { provide: APP_GUARD, useClass: MultiVendorGuard },
    MultiVendorSwitch,
    KeepPapers,
    OwnStore,
    RegisterVendor,
    ResetVendorTwoFactor,
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
    WithdrawPapers,
  ],
  exports: [Vendors, VendorReader],
})
export class VendorsModule {}

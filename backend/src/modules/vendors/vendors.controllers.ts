import { Body, Controller, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type {
  AccountProfile,
  SignedInUser,
  VendorDetail,
  VendorApplied,
  VendorSummary,
} from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { Actor, Caller } from '../../kernel/access';
import { Allow, From, Limited, Marketplace, Me, Public, SignedIn } from '../../kernel/access';
import type { Page, RecordOf } from '../../kernel/http';
import { IdPipe, TakesFiles, TakesFilesFromGuests } from '../../kernel/http';
import { OwnStore, StoreInput } from './own-store';
import { RegisterVendor } from './register-vendor';
import { ResetVendorTwoFactor } from './reset-vendor-two-factor';
import { VendorService } from './vendor-service';
import { VendorProfile } from './vendor-profile';
import { VendorReader } from './vendor-reader';
import type { Vendor } from './vendor.entity';
import {
  FeaturedInput,
  RegisterVendorInput,
  StoreStatusInput,
  VendorProfileInput,
  VendorStatusInput,
} from './vendor.inputs';

/** Operators' actions on a vendor (specification §7.6). */
@ApiTags('admin vendors')
@Marketplace()
@Controller('backend/api/admin')
export class AdminVendorsController {
  constructor(
    private readonly vendorService: VendorService,
    private readonly twoFactor: ResetVendorTwoFactor,
  ) {}

  @Allow('admin', 'vendors.update')
  @Put('resetVendorTwoFactor/:id')
  resetTwoFactor(@Param('id', IdPipe) id: number, @Me() actor: Actor): Promise<void> {
    return this.twoFactor.execute(id, actor);
  }

  /** Like `vendors/updateStatus`, with a reason that is shown to the vendor. */
  @Allow('admin', 'vendors.status')
  @Put('updateVendorStatus/:id')
  status(
    @Param('id', IdPipe) id: number,
    @Body() { status, reason, filterData }: VendorStatusInput,
    @From() caller: Caller,
  ): Promise<Page<RecordOf<Vendor>>> {
    return this.vendorService.move(id, { status, reason }, filterData, caller);
  }

  @Allow('admin', 'vendors.status')
  @Put('updateVendorStoreStatus/:id')
  storeStatus(
    @Param('id', IdPipe) id: number,
    @Body() { store_status, filterData }: StoreStatusInput,
    @From() caller: Caller,
  ): Promise<Page<RecordOf<Vendor>>> {
    return this.vendorService.switch(id, { store_status }, filterData, caller);
  }

  @Allow('admin', 'vendors.status')
  @Put('updateVendorFeatured/:id')
  featured(
    @Param('id', IdPipe) id: number,
    @Body() { is_featured, filterData }: FeaturedInput,
    @From() caller: Caller,
  ): Promise<Page<RecordOf<Vendor>>> {
    return this.vendorService.switch(id, { is_featured }, filterData, caller);
  }
}

/** Endpoints of a vendor for its own store and account (specification §7.8). */
@ApiTags('vendor store')
@Controller('backend/api/vendor')
export class OwnStoreController {
  constructor(
    private readonly register: RegisterVendor,
    private readonly store: OwnStore,
    private readonly profile: VendorProfile,
  ) {}

  @Public()
  @Limited('vendor_application')
  @HttpCode(200)
  @TakesFilesFromGuests(
    {
      type: RegisterVendorInput,
      description:
        'As a form, documents are sent in the fields of their kinds (`registration`, `identity`, …), a logo in `logo`.',
    },
    'application/json',
  )
  @Post('registerVendor')
  registerVendor(@Req() request: FastifyRequest, @From() caller: Caller): Promise<VendorApplied> {
    return this.register.execute(request, caller);
  }

  @Allow('vendor', 'store.read')
  @Get('getVendorStore')
  read(@From() caller: Caller): Promise<RecordOf<Vendor>> {
    return this.store.read(caller);
  }

  @Allow('vendor', 'store.update')
  @ApiBody({ type: StoreInput })
  @HttpCode(200)
  @Post('createOrUpdateVendorStore')
  save(@Body() body: Record<string, unknown>, @From() caller: Caller): Promise<RecordOf<Vendor>> {
    return this.store.save(body, caller);
  }

  @SignedIn('vendor')
  @Get('getVendorProfile')
  readProfile(@Me() actor: Actor, @From() { language }: Caller): Promise<AccountProfile> {
    return this.profile.read(actor, language);
  }

  @SignedIn('vendor')
  @Limited('current_password')
  @HttpCode(200)
  @Post('updateVendorProfile')
  changeProfile(@Body() input: VendorProfileInput, @Me() actor: Actor): Promise<SignedInUser> {
    return this.profile.change(input, actor);
  }

  /** Alias of `updateVendorProfile` in the specification (§7.8). */
  @SignedIn('vendor')
  @Limited('current_password')
  @HttpCode(200)
  @Post('customerProfileUpdate')
  changeProfileToo(@Body() input: VendorProfileInput, @Me() actor: Actor): Promise<SignedInUser> {
    return this.profile.change(input, actor);
  }

  @SignedIn('vendor')
  @TakesFiles({ schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } } })
  @HttpCode(200)
  @Post('updateProfileImage')
  changePicture(@Req() request: FastifyRequest, @Me() actor: Actor): Promise<SignedInUser> {
    return this.profile.changePicture(request, actor);
  }
}

/** Vendors in the storefront (specification §7.7). */
@ApiTags('web vendors')
@Controller('backend/api/web')
export class VendorsStorefrontController {
  constructor(private readonly reader: VendorReader) {}

  @Public()
  @Get('vendors')
  vendors(@From() { language }: Caller): Promise<VendorSummary[]> {
    return this.reader.all(language);
  }

  @Public()
  @Get('featured_vendors')
  featured(@From() { language }: Caller): Promise<VendorSummary[]> {
    return this.reader.featured(language);
  }

  @Public()
  @Get('vendor/:id')
  vendor(@Param('id') id: string, @From() { language }: Caller): Promise<VendorDetail> {
    return this.reader.one(id, language);
  }
}

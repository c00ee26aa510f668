import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { StoreStatus, VendorStatus } from '@stoa/contracts';
import { STORE_STATUSES, VENDOR_STATUSES } from '@stoa/contracts';
import { Equals, IsBoolean, IsEmail, IsIn, MaxLength } from 'class-validator';
import { Given, IsFilled, IsNewPassword, IsOptionalText } from '../../kernel/http';
import { ShownInput } from '../../kernel/resource';
import { AccountInput } from '../identity';
import { ApplicationFactsInput } from './applications/application.inputs';

/** Body of `updateVendorStatus`. */
export class VendorStatusInput extends ShownInput {
  @ApiProperty({ enum: VENDOR_STATUSES })
  @IsIn(VENDOR_STATUSES)
  status!: VendorStatus;

  /** Told to the vendor. */
  @IsOptionalText(500)
  reason?: string | null;
}

/** Body of `updateVendorStoreStatus`. */
export class StoreStatusInput extends ShownInput {
  @ApiProperty({ enum: STORE_STATUSES })
  @IsIn(STORE_STATUSES)
  store_status!: StoreStatus;
}

/** Body of `updateVendorFeatured`. */
export class FeaturedInput extends ShownInput {
  @ApiProperty()
  @IsBoolean()
  is_featured!: boolean;
}

/** Body of `registerVendor`: a store and the person who runs it. */
export class RegisterVendorInput extends ApplicationFactsInput {
  @IsFilled(120)
  name!: string;

  @ApiProperty()
  @IsEmail()
  @MaxLength(190)
  email!: string;

  @IsNewPassword()
  password!: string;

  /** Agreed to the terms; a form that asks sends nothing without a yes. */
  @ApiPropertyOptional({ type: Boolean, enum: [true] })
  @Given()
  @Equals(true, { message: 'must be accepted' })
  accepts_terms?: boolean;

  /** Hidden from people; whoever fills it is none. */
  @IsOptionalText(500)
  website?: string | null;
}

/** Body of `updateVendorProfile`. */
export class VendorProfileInput extends AccountInput {}

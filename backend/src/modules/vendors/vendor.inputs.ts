import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { StoreStatus, VendorStatus } from '@stoa/contracts';
import { STORE_STATUSES, VENDOR_STATUSES } from '@stoa/contracts';
import { Equals, IsBoolean, IsEmail, IsIn, MaxLength } from 'class-validator';
import { IsUndefinable, IsFilled, IsNewPassword, IsOptionalText } from '../../kernel/http';
import { ShownInput } from '../../kernel/resource';
import { AccountInput } from '../identity';
import { ApplicationFactsInput } from './applications/application.inputs';

/** Body of `updateVendorStatus`. */
export class VendorStatusInput extends ShownInput {
  @ApiProperty({ enum: VENDOR_STATUSES })
  @IsIn(VENDOR_STATUSES)
  status!: VendorStatus;

  /** Shown to the vendor. */
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

/** Body of `registerVendor`: a store and its owner. */
export class RegisterVendorInput extends ApplicationFactsInput {
  @IsFilled(120)
  name!: string;

  @ApiProperty()
  @IsEmail()
  @MaxLength(190)
  email!: string;

  @IsNewPassword()
  password!: string;

  /** Acceptance of the terms; a form that has the check box can't be submitted without it. */
  @ApiPropertyOptional({ type: Boolean, enum: [true] })
  @IsUndefinable()
  @Equals(true, { message: 'must be accepted' })
  accepts_terms?: boolean;

  /** Honeypot field: hidden from people, so only bots fill it. */
  @IsOptionalText(500)
  website?: string | null;
}

/** Body of `updateVendorProfile`. */
export class VendorProfileInput extends AccountInput {}

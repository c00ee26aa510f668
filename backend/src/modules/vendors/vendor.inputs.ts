import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { StoreStatus, VendorStatus } from '@stoa/contracts';
import { STORE_STATUSES, VENDOR_STATUSES } from '@stoa/contracts';
import { IsBoolean, IsEmail, IsIn, IsOptional, Matches, MaxLength } from 'class-validator';
import { IsFilled, IsNewPassword, IsOptionalId, IsOptionalText } from '../../kernel/http';
import { ShownInput } from '../../kernel/resource';
import { AccountInput } from '../identity';

const PHONE = /^$|^\+?[\d\s().-]{4,24}$/;

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
export class RegisterVendorInput {
  @IsFilled(120)
  store_name!: string;

  @IsFilled(120)
  name!: string;

  @ApiProperty()
  @IsEmail()
  @MaxLength(190)
  email!: string;

  @IsNewPassword()
  password!: string;

  @ApiPropertyOptional({ type: String, nullable: true })
  @IsOptional()
  @Matches(PHONE, { message: 'must be a phone number of 4 to 24 characters, such as +44 20 7946 0958' })
  phone?: string | null;

  @IsOptionalText(160)
  legal_name?: string | null;

  @IsOptionalText(40)
  tax_id?: string | null;

  @IsOptionalText(4000)
  description?: string | null;

  @IsOptionalId()
  country_id?: number | null;
}

/** Body of `updateVendorProfile`. */
export class VendorProfileInput extends AccountInput {}

import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { StoreStatus } from '@stoa/contracts';
import { LANGUAGES, STORE_STATUSES } from '@stoa/contracts';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { IsFilled, IsNewPassword, IsOptionalId, IsOptionalText } from '../../kernel/http';
import { ShownInput } from '../../kernel/resource';

const FILLED = { message: 'must not be empty' };
const PHONE = /^$|^\+?[\d\s().-]{4,24}$/;
/** May be left out, but not emptied by null. */
const Given = (): PropertyDecorator => ValidateIf((_, value: unknown) => value !== undefined);

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

  @ApiPropertyOptional()
  @IsOptional()
  @Matches(PHONE, { message: 'must be a phone number' })
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

/** Body of `updateVendorProfile`; a new e-mail address or password needs the current password. */
export class VendorProfileInput {
  @ApiPropertyOptional()
  @Given()
  @IsString()
  @Matches(/\S/, FILLED)
  @MaxLength(120)
  name?: string;

  @ApiPropertyOptional()
  @Given()
  @IsEmail()
  @MaxLength(190)
  email?: string;

  @ApiPropertyOptional({ nullable: true })
  @IsOptional()
  @Matches(PHONE, { message: 'must be a phone number' })
  phone?: string | null;

  @ApiPropertyOptional({ enum: LANGUAGES, nullable: true })
  @IsOptional()
  @IsIn(LANGUAGES)
  locale?: string | null;

  @ApiPropertyOptional({ format: 'password' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  current_password?: string;

  @ApiPropertyOptional({ format: 'password', minLength: 8 })
  @IsOptional()
  @IsString()
  @MinLength(8)
  @MaxLength(200)
  password?: string;
}

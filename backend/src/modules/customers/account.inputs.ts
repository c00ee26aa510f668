import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { AddressType, RegisterCustomer } from '@stoa/contracts';
import { ADDRESS_TYPES, LANGUAGES } from '@stoa/contracts';
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
import { IsFilled, IsId, IsNewPassword, IsOptionalText } from '../../kernel/http';
import { SignInInput } from '../../kernel/access';
import { AddressFields } from './address-fields';

const SESSION = /^[A-Za-z0-9]{64}$/;
const FILLED = { message: 'must not be empty' };
/** May be left out, but not emptied by null. */
const Given = (): PropertyDecorator => ValidateIf((_, value: unknown) => value !== undefined);

/** Body of a customer's sign-in: the guest's session hands its cart over. */
export class CustomerSignInInput extends SignInInput {
  @ApiPropertyOptional()
  @IsOptional()
  @Matches(SESSION, { message: 'must be 64 letters and digits' })
  session_token?: string;
}

/** Body of `registerCustomer`. */
export class RegisterCustomerInput implements RegisterCustomer {
  @IsFilled(100)
  first_name!: string;

  @IsFilled(100)
  last_name!: string;

  @ApiProperty()
  @IsEmail()
  @MaxLength(190)
  email!: string;

  @IsNewPassword()
  password!: string;

  @ApiPropertyOptional()
  @Given()
  @IsBoolean()
  marketing_consent?: boolean;

  @ApiPropertyOptional()
  @IsOptional()
  @Matches(SESSION, { message: 'must be 64 letters and digits' })
  session_token?: string;
}

/** Body of `customerProfileUpdate`; a new e-mail address or password needs the current password. */
export class ProfileInput {
  @ApiPropertyOptional()
  @Given()
  @IsString()
  @Matches(/\S/, FILLED)
  @MaxLength(100)
  first_name?: string;

  @ApiPropertyOptional()
  @Given()
  @IsString()
  @Matches(/\S/, FILLED)
  @MaxLength(100)
  last_name?: string;

  @ApiPropertyOptional()
  @Given()
  @IsEmail()
  @MaxLength(190)
  email?: string;

  @ApiPropertyOptional({ nullable: true })
  @IsOptional()
  @Matches(/^$|^\+?[\d\s().-]{4,24}$/, { message: 'must be a phone number' })
  phone?: string | null;

  @ApiPropertyOptional({ enum: LANGUAGES, nullable: true })
  @IsOptional()
  @IsIn(LANGUAGES)
  locale?: string | null;

  @ApiPropertyOptional({ nullable: true })
  @IsOptional()
  @Matches(/^[A-Z]{3}$/, { message: 'must be the code of a currency such as USD' })
  currency?: string | null;

  @ApiPropertyOptional()
  @Given()
  @IsBoolean()
  marketing_consent?: boolean;

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

/** Body of `addCustomerAddress`. */
export class NewAddressInput extends AddressFields {
  @IsOptionalText(60)
  label?: string | null;

  @ApiPropertyOptional({ enum: ADDRESS_TYPES })
  @IsOptional()
  @IsIn(ADDRESS_TYPES)
  type?: AddressType;
}

/** Body of `updateCustomerdefaultAddress`: one address of the caller's book. */
export class AddressIdInput {
  @IsId()
  address_id!: number;
}

/** Body of `updateCustomerAddress`: one address as it shall be. */
export class ChangeAddressInput extends NewAddressInput {
  @IsId()
  address_id!: number;
}

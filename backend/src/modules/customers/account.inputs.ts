import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { AddressType, RegisterCustomer } from '@stoa/contracts';
import { ADDRESS_TYPES } from '@stoa/contracts';
import { IsBoolean, IsEmail, IsIn, IsOptional, Matches, MaxLength } from 'class-validator';
import { SignInInput } from '../../kernel/access';
import {
  IsUndefinable,
  IsFilled,
  IsUndefinableText,
  IsId,
  IsNewPassword,
  IsOptionalText,
} from '../../kernel/http';
import { AccountFields } from '../identity';
import { AddressFields } from './address-fields';

const SESSION = /^[A-Za-z0-9]{64}$/;

/** Body of a customer's sign-in; `session_token` is the guest session whose cart is merged. */
export class CustomerSignInInput extends SignInInput {
  @ApiPropertyOptional()
  @IsOptional()
  @Matches(SESSION, { message: 'must be 64 letters and digits' })
  session_token?: string;

  /** OAuth identity to link to the account, as encrypted by `socialLogin`. */
  @IsOptionalText(2000)
  connect?: string | null;
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
  @IsUndefinable()
  @IsBoolean()
  marketing_consent?: boolean;

  @ApiPropertyOptional()
  @IsOptional()
  @Matches(SESSION, { message: 'must be 64 letters and digits' })
  session_token?: string;
}

/** Body of `customerProfileUpdate`; a new e-mail address or password needs the current password. */
export class ProfileInput extends AccountFields {
  @IsUndefinableText(100)
  first_name?: string;

  @IsUndefinableText(100)
  last_name?: string;

  @ApiPropertyOptional({ type: 'string', nullable: true })
  @IsOptional()
  @Matches(/^[A-Z]{3}$/, { message: 'must be the code of a currency such as USD' })
  currency?: string | null;

  @ApiPropertyOptional()
  @IsUndefinable()
  @IsBoolean()
  marketing_consent?: boolean;
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

/** Body of `updateCustomerAddress`: replaces one address. */
export class ChangeAddressInput extends NewAddressInput {
  @IsId()
  address_id!: number;
}

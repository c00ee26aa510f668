import { ApiPropertyOptional } from '@nestjs/swagger';
import type { ApplicationAccess, ApplicationFacts, FindVendorApplication } from '@stoa/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { IsEmail, IsOptional, Matches, MaxLength } from 'class-validator';
import { IsFilled, IsOptionalId, IsOptionalText } from '../../../kernel/http';

const PHONE = /^$|^\+?[\d\s().-]{4,24}$/;

/** The fields of an application about the store and its business. */
export class ApplicationFactsInput implements ApplicationFacts {
  @IsFilled(120)
  store_name!: string;

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

  @IsOptionalText(190)
  line1?: string | null;

  @IsOptionalText(90)
  city?: string | null;

  @IsOptionalText(16)
  postcode?: string | null;
}

/** Body of `find_vendor_application`. */
export class FindApplicationInput implements FindVendorApplication {
  @IsFilled(40)
  number!: string;

  @ApiProperty()
  @IsEmail()
  @MaxLength(190)
  email!: string;
}

/** Body of `vendor_application` and `withdraw_vendor_application`. */
export class ApplicationAccessInput implements ApplicationAccess {
  @IsFilled(120)
  access_token!: string;
}

/** Body of `renew_vendor_application`: all fields of the application with their new values. */
export class RenewApplicationInput extends ApplicationFactsInput implements ApplicationAccess {
  @IsFilled(120)
  access_token!: string;
}

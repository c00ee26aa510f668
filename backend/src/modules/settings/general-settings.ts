import type { GeneralSettings, Translations } from '@stoa/contracts';
import {
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { IsTranslations } from '../../kernel/field';
import { overlay } from '../../kernel/i18n';

const SWITCH = [0, 1] as const;
const PHONE = /^\+?[\d\s().-]{4,24}$/;

/** The general settings with their rules; a change may name some of them only (specification §3.1). */
export class GeneralValues implements GeneralSettings {
  @IsOptional()
  @IsIn(SWITCH)
  is_multi_vendor: 0 | 1 = 1;

  @IsOptional()
  @IsString()
  @MaxLength(80)
  @Matches(/\S/, { message: 'must not be empty' })
  shop_name = 'Stoa';

  @IsOptional()
  @IsString()
  @MaxLength(160)
  tagline = 'Many makers, one market';

  @IsOptional()
  @ValidateIf((values: GeneralValues) => values.contact_email !== '')
  @IsEmail()
  @MaxLength(190)
  contact_email = '';

  @IsOptional()
  @ValidateIf((values: GeneralValues) => values.contact_phone !== '')
  @Matches(PHONE, { message: 'must be a phone number' })
  contact_phone = '';

  @IsOptional()
  @IsString()
  @MaxLength(300)
  address = '';

  @IsOptional()
  @IsIn(SWITCH)
  guest_checkout: 0 | 1 = 1;

  /** The operator's own vendor: the only one that trades while multi-vendor is off (domain §1.14). */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  platform_vendor_id: number | null = null;

  /** Whether the prices that vendors enter contain their tax (domain §3, Tax). */
  @IsOptional()
  @IsIn(SWITCH)
  prices_include_tax: 0 | 1 = 0;

  /** Whether a vendor's product waits for an operator before it is shown. */
  @IsOptional()
  @IsIn(SWITCH)
  approve_products: 0 | 1 = 0;

  /** The shop's name and tagline in other languages than the base. */
  @IsOptional()
  @IsTranslations([
    { name: 'shop_name', max: 80 },
    { name: 'tagline', max: 160 },
  ])
  translations: Translations = {};
}

/** What of the general settings everybody may know, in the first of some languages that has it; a new setting stays private until it is named here. */
export function publicGeneral(values: GeneralValues, languages: readonly string[] = []): GeneralSettings {
  const { is_multi_vendor, shop_name, tagline, contact_email, contact_phone, address, guest_checkout } =
    overlay(values, values.translations, languages);
  return { is_multi_vendor, shop_name, tagline, contact_email, contact_phone, address, guest_checkout };
}

import { ApiPropertyOptional } from '@nestjs/swagger';
import type { AddressInput } from '@stoa/contracts';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { IsFilled, IsId, IsOptionalId, IsOptionalText } from '../../kernel/http';

/** Address input; `AddressRules` validates its content. */
export class AddressFields implements AddressInput {
  @IsFilled(100)
  first_name!: string;

  @IsFilled(100)
  last_name!: string;

  @IsOptionalText(120)
  company?: string;

  @ApiPropertyOptional({ type: String, nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(32)
  @Matches(/^$|^\+?[\d\s().-]{4,24}$/, {
    message: 'must be a phone number of 4 to 24 characters, such as +44 20 7946 0958',
  })
  phone?: string;

  @IsFilled(200)
  line1!: string;

  @IsOptionalText(200)
  line2?: string;

  @IsId()
  country_id!: number;

  @IsOptionalId()
  state_id?: number | null;

  @IsOptionalText(100)
  state_text?: string;

  @IsOptionalId()
  city_id?: number | null;

  @IsOptionalText(100)
  city_text?: string;

  @IsOptionalText(20)
  postcode?: string;
}

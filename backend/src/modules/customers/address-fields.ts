import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { AddressInput } from '@stoa/contracts';
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';

const MAX_ID = 2_147_483_647;
const FILLED = { message: 'must not be empty' };

/** An address as people type it; what it says is checked by `AddressRules`. */
export class AddressFields implements AddressInput {
  @ApiProperty()
  @IsString()
  @Matches(/\S/, FILLED)
  @MaxLength(100)
  first_name!: string;

  @ApiProperty()
  @IsString()
  @Matches(/\S/, FILLED)
  @MaxLength(100)
  last_name!: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(120)
  company?: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(32)
  @Matches(/^$|^\+?[\d\s().-]{4,24}$/, { message: 'must be a phone number' })
  phone?: string;

  @ApiProperty()
  @IsString()
  @Matches(/\S/, FILLED)
  @MaxLength(200)
  line1!: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(200)
  line2?: string;

  @ApiProperty({ type: 'integer' })
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  country_id!: number;

  @ApiPropertyOptional({ type: 'integer', nullable: true })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  state_id?: number | null;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(100)
  state_text?: string;

  @ApiPropertyOptional({ type: 'integer', nullable: true })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  city_id?: number | null;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(100)
  city_text?: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(20)
  postcode?: string;
}

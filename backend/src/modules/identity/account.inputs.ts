import { ApiPropertyOptional } from '@nestjs/swagger';
import { LANGUAGES } from '@stoa/contracts';
import {
  IsEmail,
  IsIn,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { IsOptionalId } from '../../kernel/http';

const FILLED = { message: 'must not be empty' };
const PHONE = /^$|^\+?[\d\s().-]{4,24}$/;
/** May be left out, but not emptied by null. */
const Given = (): PropertyDecorator => ValidateIf((_, value: unknown) => value !== undefined);

/** What people of the consoles say of themselves; a new e-mail address or password needs the current password. */
export class AccountInput {
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

/** Body of `updateAdminProfile`. */
export class AdminProfileInput extends AccountInput {
  @IsOptionalId()
  avatar_id?: number | null;
}

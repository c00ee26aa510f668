import { ApiPropertyOptional } from '@nestjs/swagger';
import { LANGUAGES } from '@stoa/contracts';
import { IsEmail, IsIn, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { IsUndefinable, IsUndefinableText, IsOptionalId, NotBlank } from '../../kernel/http';

const PHONE = /^$|^\+?[\d\s().-]{4,24}$/;

/** Editable fields of one's own account; a new e-mail address or password needs the current password. */
export class AccountFields {
  @ApiPropertyOptional()
  @IsUndefinable()
  @IsEmail()
  @MaxLength(190)
  email?: string;

  @ApiPropertyOptional({ type: 'string', nullable: true })
  @IsOptional()
  @Matches(PHONE, { message: 'must be a phone number of 4 to 24 characters, such as +44 20 7946 0958' })
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
  @NotBlank()
  @MaxLength(200)
  password?: string;
}

/** Own-account fields of operators and vendors. */
export class AccountInput extends AccountFields {
  @IsUndefinableText(120)
  name?: string;
}

/** Body of `updateAdminProfile`. */
export class AdminProfileInput extends AccountInput {
  @IsOptionalId()
  avatar_id?: number | null;
}

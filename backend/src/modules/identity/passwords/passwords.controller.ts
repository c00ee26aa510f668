import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsEmail, IsIn, IsOptional, MaxLength } from 'class-validator';
import type { Caller } from '../../../kernel/access';
import { From, Limited, Public } from '../../../kernel/access';
import { IsFilled, IsNewPassword } from '../../../kernel/http';
import { ForgotPassword } from './forgot-password';
import type { LinkAudience, Resettable } from './password-link.entity';
import { RESETTABLE } from './password-link.entity';
import { ResetPassword } from './reset-password';

/** Body of `password/email`; the same address may belong to a customer and to a vendor. */
export class ForgotPasswordInput {
  @ApiProperty()
  @IsEmail()
  @MaxLength(190)
  email!: string;

  @ApiPropertyOptional({ enum: RESETTABLE, default: 'customer' })
  @IsOptional()
  @IsIn(RESETTABLE)
  audience?: Resettable;
}

/** Body of `password/reset`. */
export class ResetPasswordInput {
  @IsFilled(100)
  token!: string;

  @IsNewPassword()
  password!: string;
}

/** Forgotten and first passwords of customers and vendors (specification §7.8). */
@ApiTags('passwords')
@Public()
@Controller('backend/api/customer/auth/password')
export class PasswordsController {
  constructor(
    private readonly forgot: ForgotPassword,
    private readonly reset: ResetPassword,
  ) {}

  @Limited('password_email')
  @HttpCode(200)
  @Post('email')
  sendLink(
    @Body() { email, audience = 'customer' }: ForgotPasswordInput,
    @From() { language }: Caller,
  ): Promise<void> {
    return this.forgot.execute(audience, email, language);
  }

  @Limited('password_choice')
  @HttpCode(200)
  @Post('reset')
  choose(@Body() { token, password }: ResetPasswordInput): Promise<{ audience: LinkAudience }> {
    return this.reset.execute(token, password);
  }
}

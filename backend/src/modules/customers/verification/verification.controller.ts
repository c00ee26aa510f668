import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { VerifiedEmail } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { Limited, Me, SignedIn } from '../../../kernel/access';
import { SendVerification } from './send-verification';
import { VerifyEmailInput } from './verification.inputs';
import { VerifyEmail } from './verify-email';

/** Verification of the account's e-mail address. */
@ApiTags('web account')
@SignedIn('customer')
@Controller('backend/api/web')
export class VerificationController {
  constructor(
    private readonly mails: SendVerification,
    private readonly verify: VerifyEmail,
  ) {}

  @Limited('address_proof')
  @HttpCode(200)
  @Post('verify_email')
  verifyEmail(@Body() input: VerifyEmailInput, @Me() actor: Actor): Promise<VerifiedEmail> {
    return this.verify.execute(input, actor);
  }

  @Limited('verification_email')
  @HttpCode(200)
  @Post('resend_verification')
  resend(@Me() actor: Actor): Promise<void> {
    return this.mails.resend(actor);
  }
}

import type { VerifyEmail } from '@stoa/contracts';
import { IsFilled, IsId } from '../../../kernel/http';

/** Body of `verify_email`: the two path parameters of the e-mail's link. */
export class VerifyEmailInput implements VerifyEmail {
  @IsId()
  id!: number;

  @IsFilled(80)
  hash!: string;
}

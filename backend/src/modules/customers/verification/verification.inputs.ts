import type { VerifyEmail } from '@stoa/contracts';
import { IsFilled, IsId } from '../../../kernel/http';

/** Body of `verify_email`: the two parts of a letter's link. */
export class VerifyEmailInput implements VerifyEmail {
  @IsId()
  id!: number;

  @IsFilled(80)
  hash!: string;
}

import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { SocialLogin, SocialProvider } from '@stoa/contracts';
import { SOCIAL_PROVIDERS } from '@stoa/contracts';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { IsFilled, IsOptionalText } from '../../../kernel/http';

const SESSION = /^[A-Za-z0-9]{64}$/;

/** Body of `socialLogin/begin`. */
export class SocialBeginInput {
  @ApiProperty({ enum: SOCIAL_PROVIDERS })
  @IsIn(SOCIAL_PROVIDERS)
  provider!: SocialProvider;
}

/** Body of `connectIdentity`: the encrypted flow state, and the provider's callback parameters. */
export class ConnectIdentityInput {
  @IsFilled(2000)
  flow!: string;

  @IsFilled(2000)
  code!: string;

  @IsFilled(200)
  state!: string;

  @IsOptionalText(200)
  iss?: string | null;
}

/** Body of `socialLogin`; `session_token` is the guest session whose cart is merged. */
export class SocialLoginInput extends ConnectIdentityInput implements SocialLogin {
  @ApiPropertyOptional()
  @IsOptional()
  @Matches(SESSION, { message: 'must be 64 letters and digits' })
  session_token?: string;
}

import { ApiProperty } from '@nestjs/swagger';
import { IsEmail, IsString, MaxLength, MinLength } from 'class-validator';
import { IsOptionalText } from '../http';
import type { SignIn as SignInBody } from '@stoa/contracts';

/** Body of `auth/login`. */
export class SignInInput implements Pick<SignInBody, 'email' | 'password'> {
  @ApiProperty({ example: 'admin@stoa.test' })
  @IsEmail()
  @MaxLength(190)
  email!: string;

  @ApiProperty({ format: 'password' })
  @IsString()
  @MinLength(1)
  @MaxLength(200)
  password!: string;
}

/** Body of `auth/login` where people may have a second step. */
export class TwoStepSignInInput extends SignInInput {
  /** What the authenticator app shows, or a recovery code. */
  @IsOptionalText(40)
  code?: string;
}

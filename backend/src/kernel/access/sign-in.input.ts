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

  @ApiProperty({ format: 'password', example: 'stoa-demo' })
  @IsString()
  @MinLength(1)
  @MaxLength(200)
  password!: string;
}

/** Body of `auth/login` for audiences with two-factor authentication. */
export class TwoStepSignInInput extends SignInInput {
  /** Code of the authenticator app, or a recovery code. */
  @IsOptionalText(40)
  code?: string;
}

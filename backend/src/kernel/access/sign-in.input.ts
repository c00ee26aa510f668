import { ApiProperty } from '@nestjs/swagger';
import { IsEmail, IsString, MaxLength, MinLength } from 'class-validator';
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

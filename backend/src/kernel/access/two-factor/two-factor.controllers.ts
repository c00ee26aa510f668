import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import type { RecoveryCodeList, TwoFactorSetup, TwoFactorState } from '@stoa/contracts';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { IsFilled } from '../../http';
import type { Actor } from '../actor';
import { Me, SignedIn } from '../decorators';
import { Limited } from '../limits/limited';
import { TwoFactors } from './two-factors';

/** Body of the request that begins two-factor set-up. */
export class PasswordInput {
  @ApiPropertyOptional({ format: 'password' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  current_password?: string;
}

/** Body of the request that switches it on. */
export class CodeInput {
  @IsFilled(40)
  code!: string;
}

/** Body of the requests that switch it off or renew recovery codes. */
export class PasswordAndCodeInput extends PasswordInput {
  @IsFilled(40)
  code!: string;
}

/** Two-factor authentication of one's own account, for an audience that has it. */
function twoFactorController(audience: 'admin' | 'vendor') {
  @ApiTags(`${audience} sign-in`)
  @Controller(`backend/api/${audience}/auth/twoFactor`)
  class TwoFactorController {
    constructor(readonly twoFactors: TwoFactors) {}

    @SignedIn(audience)
    @Get()
    state(@Me() actor: Actor): Promise<TwoFactorState> {
      return this.twoFactors.state(actor);
    }

    @SignedIn(audience)
    @Limited('second_step', 'current_password')
    @HttpCode(200)
    @Post()
    begin(@Body() { current_password }: PasswordInput, @Me() actor: Actor): Promise<TwoFactorSetup> {
      return this.twoFactors.begin(actor, current_password);
    }

    @SignedIn(audience)
    @Limited('second_step', 'current_password')
    @HttpCode(200)
    @Post('confirm')
    switchOn(@Body() { code }: CodeInput, @Me() actor: Actor): Promise<RecoveryCodeList> {
      return this.twoFactors.switchOn(actor, code);
    }

    @SignedIn(audience)
    @Limited('second_step', 'current_password')
    @HttpCode(200)
    @Post('recoveryCodes')
    renewCodes(@Body() input: PasswordAndCodeInput, @Me() actor: Actor): Promise<RecoveryCodeList> {
      return this.twoFactors.renewCodes(actor, input.current_password, input.code);
    }

    @SignedIn(audience)
    @Limited('second_step', 'current_password')
    @Delete()
    switchOff(@Body() input: PasswordAndCodeInput, @Me() actor: Actor): Promise<void> {
      return this.twoFactors.switchOff(actor, input.current_password, input.code);
    }
  }
  return TwoFactorController;
}

export const AdminTwoFactorController = twoFactorController('admin');
export const VendorTwoFactorController = twoFactorController('vendor');

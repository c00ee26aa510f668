import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SignInAnswer, SignedInUser } from '@stoa/contracts';
import type { Actor, Caller } from './actor';
import { From, Marketplace, Me, Public, SignedIn } from './decorators';
import { holderOf } from './holder';
import { Sessions } from './sessions';
import { SignIn } from './sign-in';
import { TwoStepSignInInput } from './sign-in.input';
import { Limited } from './limits/limited';

/** Sign-in, sign-out and current user of the audiences with a plain sign-in (specification §7.8). */
function signInController(audience: 'admin' | 'vendor') {
  @ApiTags(`${audience} sign-in`)
  @Controller(`backend/api/${audience}/auth`)
  class SignInController {
    constructor(
      readonly signIn: SignIn,
      readonly sessions: Sessions,
    ) {}

    @Public()
    @Limited('sign_in')
    @HttpCode(200)
    @Post('login')
    login(@Body() input: TwoStepSignInInput, @From() caller: Caller): Promise<SignInAnswer> {
      return this.signIn.execute(audience, input, caller);
    }

    // Sign-out works without the marketplace as well.
    @Marketplace(false)
    @SignedIn(audience)
    @Get('logout')
    logout(@Me() actor: Actor): Promise<void> {
      return this.sessions.close(actor.session_id);
    }

    @SignedIn(audience)
    @Get('user')
    user(@Me() actor: Actor): SignedInUser {
      return holderOf(actor);
    }
  }
  return SignInController;
}

export const AdminSignInController = signInController('admin');
export const VendorSignInController = signInController('vendor');

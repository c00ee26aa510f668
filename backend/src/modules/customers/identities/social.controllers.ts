import { Body, Controller, Delete, Get, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CustomerIdentities, SignInAnswer, SocialBeginning } from '@stoa/contracts';
import type { Actor, Caller } from '../../../kernel/access';
import { Allow, From, Me, Public, SignInLimit } from '../../../kernel/access';
import { IdPipe } from '../../../kernel/http';
import { Houses } from './houses/houses';
import { IdentityDesk } from './identity-desk';
import { SocialBeginInput, SocialLoginInput } from './social.inputs';
import { SocialLogin } from './social-login';

/** Sign-in with an account of another house (specification §7.8). */
@ApiTags('customer sign-in')
@Public()
@UseGuards(SignInLimit)
@Controller('backend/api/customer/auth')
export class SocialLoginController {
  constructor(
    private readonly houses: Houses,
    private readonly signIn: SocialLogin,
  ) {}

  /** Beside the specification's call: state, nonce and PKCE are made by the server, where no script can read them. */
  @HttpCode(200)
  @Post('socialLogin/begin')
  begin(@Body() { provider }: SocialBeginInput): Promise<SocialBeginning> {
    return this.houses.begin(provider);
  }

  @HttpCode(200)
  @Post('socialLogin')
  socialLogin(@Body() input: SocialLoginInput, @From() caller: Caller): Promise<SignInAnswer> {
    return this.signIn.execute(input, caller);
  }
}

/** By which other accounts a customer signs in, for operators. */
@ApiTags('admin customers')
@Controller('backend/api/admin/customers/:id/identities')
export class CustomerIdentitiesController {
  constructor(private readonly desk: IdentityDesk) {}

  @Allow('admin', 'customers.read')
  @Get()
  read(@Param('id', IdPipe) id: number): Promise<CustomerIdentities> {
    return this.desk.read(id);
  }

  @Allow('admin', 'customers.update')
  @Delete(':identityId')
  disconnect(
    @Param('id', IdPipe) id: number,
    @Param('identityId', IdPipe) identityId: number,
    @Me() actor: Actor,
  ): Promise<CustomerIdentities> {
    return this.desk.disconnect(id, identityId, actor);
  }
}

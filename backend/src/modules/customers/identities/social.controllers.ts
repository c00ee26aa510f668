import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CustomerIdentities, SignInAnswer, SocialLoginRedirect } from '@stoa/contracts';
import type { Actor, Caller } from '../../../kernel/access';
import { Allow, From, Limited, Me, Public, SignedIn } from '../../../kernel/access';
import { IdPipe } from '../../../kernel/http';
import { ConnectIdentity } from './connect-identity';
import { IdentityProviders } from './providers/identity-providers';
import { CustomerIdentityService } from './customer-identity-service';
import { ConnectIdentityInput, SocialBeginInput, SocialLoginInput } from './social.inputs';
import { SocialLogin } from './social-login';

/** Sign-in with an identity provider's account (specification §7.8). */
@ApiTags('customer sign-in')
@Public()
@Limited('social_sign_in')
@Controller('backend/api/customer/auth')
export class SocialLoginController {
  constructor(
    private readonly providers: IdentityProviders,
    private readonly signIn: SocialLogin,
  ) {}

  /** Not in the specification: the server creates state, nonce and PKCE verifier, out of reach of scripts. */
  @HttpCode(200)
  @Post('socialLogin/begin')
  begin(@Body() { provider }: SocialBeginInput): Promise<SocialLoginRedirect> {
    return this.providers.begin(provider);
  }

  @HttpCode(200)
  @Post('socialLogin')
  socialLogin(@Body() input: SocialLoginInput, @From() caller: Caller): Promise<SignInAnswer> {
    return this.signIn.execute(input, caller);
  }
}

/** Linked identity provider accounts, for the customer. */
@ApiTags('web account')
@Controller('backend/api/web')
export class OwnIdentitiesController {
  constructor(
    private readonly identityService: CustomerIdentityService,
    private readonly connecting: ConnectIdentity,
  ) {}

  @SignedIn('customer')
  @Get('customer_identities')
  read(@Me() actor: Actor): Promise<CustomerIdentities> {
    return this.identityService.read(actor.id);
  }

  @SignedIn('customer')
  @Limited('social_sign_in')
  @HttpCode(200)
  @Post('connectIdentity')
  connect(@Body() input: ConnectIdentityInput, @Me() actor: Actor): Promise<CustomerIdentities> {
    return this.connecting.execute(input, actor);
  }

  @SignedIn('customer')
  @Delete('disconnectIdentity/:id')
  disconnect(@Param('id', IdPipe) id: number, @Me() actor: Actor): Promise<CustomerIdentities> {
    return this.identityService.disconnectOwn(id, actor);
  }
}

/** Linked identity provider accounts of a customer, for operators. */
@ApiTags('admin customers')
@Controller('backend/api/admin/customers/:id/identities')
export class CustomerIdentitiesController {
  constructor(private readonly identityService: CustomerIdentityService) {}

  @Allow('admin', 'customers.read')
  @Get()
  read(@Param('id', IdPipe) id: number): Promise<CustomerIdentities> {
    return this.identityService.read(id);
  }

  @Allow('admin', 'customers.update')
  @Delete(':identityId')
  disconnect(
    @Param('id', IdPipe) id: number,
    @Param('identityId', IdPipe) identityId: number,
    @Me() actor: Actor,
  ): Promise<CustomerIdentities> {
    return this.identityService.disconnect(id, identityId, actor);
  }
}

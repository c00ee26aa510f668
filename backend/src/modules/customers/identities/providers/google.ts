import { Injectable } from '@nestjs/common';
import type { Configuration } from 'openid-client' with { 'resolution-mode': 'import' };
import { Config } from '../../../../kernel/config';
import type { Callback, Flow, IdentityProvider, Keys, SocialPerson } from './identity-provider';
import { TIMEOUT } from './identity-provider';

/** Google sign-in, by OpenID Connect: the signed ID token has the user and the e-mail's verification. */
@Injectable()
export class Google implements IdentityProvider {
  private known?: { key: string; client: Promise<Configuration> };

  constructor(private readonly config: Config) {}

  async address({ state, nonce, verifier }: Flow, keys: Keys): Promise<string> {
    const openid = await import('openid-client');
    const code_challenge = await openid.calculatePKCECodeChallenge(verifier);
    const { href } = openid.buildAuthorizationUrl(await this.client(keys), {
      redirect_uri: keys.redirect_uri,
      scope: keys.scopes.join(' '),
      state,
      nonce,
      code_challenge,
      code_challenge_method: 'S256',
    });
    return href;
  }

  async person({ code, state, iss }: Callback, flow: Flow, keys: Keys): Promise<SocialPerson> {
    const openid = await import('openid-client');
    const back = new URL(keys.redirect_uri);
    for (const [name, value] of Object.entries({ code, state, iss }))
      if (value) back.searchParams.set(name, value);
    const tokens = await openid.authorizationCodeGrant(await this.client(keys), back, {
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      pkceCodeVerifier: flow.verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims() ?? { sub: '' };
    const text = (name: string): string => {
      const value: unknown = (claims as Record<string, unknown>)[name];
      return typeof value === 'string' ? value : '';
    };
    return {
      subject: claims.sub,
      email: text('email') || null,
      email_verified: (claims as { email_verified?: unknown }).email_verified === true,
      first_name: text('given_name') || text('name'),
      last_name: text('family_name'),
    };
  }

  /** Caches the discovery document; fetched again when the credentials change or after a failure. */
  private client({ client_id, client_secret }: Keys): Promise<Configuration> {
    const key = `${client_id}|${client_secret}`;
    if (this.known?.key === key) return this.known.client;
    const client = this.discover(client_id, client_secret);
    this.known = { key, client };
    client.catch(() => (this.known = undefined));
    return client;
  }

  private async discover(client_id: string, client_secret: string): Promise<Configuration> {
    const openid = await import('openid-client');
    const issuer = new URL(this.config.GOOGLE_ISSUER);
    const insecure = issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : [];
    return openid.discovery(issuer, client_id, client_secret, undefined, {
      execute: [openid.enableNonRepudiationChecks, ...insecure],
      timeout: TIMEOUT / 1000,
    });
  }
}

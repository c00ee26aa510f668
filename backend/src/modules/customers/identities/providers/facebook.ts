import { createHash, createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../../kernel/config';
import type { Callback, Flow, IdentityProvider, Keys, SocialPerson } from './identity-provider';
import { TIMEOUT } from './identity-provider';

const VERSION = 'v23.0';

/**
 * Facebook sign-in, by its own variant of OAuth 2: without signed ID tokens, each fact is requested from it
 * directly. It does not report whether an address is verified, so none counts as verified.
 */
@Injectable()
export class Facebook implements IdentityProvider {
  constructor(private readonly config: Config) {}

  async address({ state, verifier }: Flow, { client_id, redirect_uri, scopes }: Keys): Promise<string> {
    const code_challenge = createHash('sha256').update(verifier).digest('base64url');
    const query = new URLSearchParams({
      client_id,
      redirect_uri,
      state,
      response_type: 'code',
      scope: scopes.join(','),
      code_challenge,
      code_challenge_method: 'S256',
    });
    return `${this.config.FACEBOOK_URL}/${VERSION}/dialog/oauth?${query.toString()}`;
  }

  async person({ code }: Callback, { verifier }: Flow, keys: Keys): Promise<SocialPerson> {
    const { client_id, client_secret, redirect_uri } = keys;
    const form = new URLSearchParams({
      client_id,
      client_secret,
      redirect_uri,
      code,
      code_verifier: verifier,
    });
    const { access_token } = await this.request('oauth/access_token', { method: 'POST', body: form });
    const token = textOf(access_token);
    const owner = await this.owner(token, keys);
    const proof = createHmac('sha256', client_secret).update(token).digest('hex');
    const query = new URLSearchParams({ fields: 'id,first_name,last_name,email', appsecret_proof: proof });
    const me = await this.request(`me?${query.toString()}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (textOf(me.id) !== owner) throw new Error('Facebook named somebody else than the token’s owner');
    return {
      subject: owner,
      email: typeof me.email === 'string' ? me.email : null,
      email_verified: false,
      first_name: typeof me.first_name === 'string' ? me.first_name : '',
      last_name: typeof me.last_name === 'string' ? me.last_name : '',
    };
  }

  /** User id of a token that was issued to this app; throws for another app's, which must grant no access. */
  private async owner(token: string, { client_id, client_secret }: Keys): Promise<string> {
    const query = new URLSearchParams({ input_token: token, access_token: `${client_id}|${client_secret}` });
    const { data } = (await this.request(`debug_token?${query.toString()}`)) as {
      data?: { app_id?: unknown; is_valid?: unknown; user_id?: unknown };
    };
    if (data?.is_valid !== true || String(data.app_id) !== client_id)
      throw new Error('Facebook issued this token to somebody else');
    return textOf(data.user_id);
  }

  private async request(path: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
    const answer = await fetch(`${this.config.FACEBOOK_GRAPH_URL}/${VERSION}/${path}`, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!answer.ok) throw new Error(`Facebook answered ${answer.status}`);
    return (await answer.json()) as Record<string, unknown>;
  }
}

function textOf(value: unknown): string {
  if (typeof value !== 'string' || !value) throw new Error('Facebook left something out of its answer');
  return value;
}

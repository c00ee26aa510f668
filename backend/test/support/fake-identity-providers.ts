import { createHash, createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A user account at the identity provider. */
export interface Resident {
  id: string;
  email?: string;
  /** Google only. */
  email_verified?: boolean;
  first_name?: string;
  last_name?: string;
}

interface Grant {
  resident: Resident;
  query: URLSearchParams;
}

export const CLIENT = { client_id: '1029384756', client_secret: 'a secret of two houses' };
const KEY_ID = 'test-key';

/** Fake Google and Facebook on a local port: they verify the shop's requests and sign their responses. */
export class FakeIdentityProviders {
  private readonly keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private readonly strangers = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private readonly grants = new Map<string, Grant>();
  private readonly tokens = new Map<string, Resident>();
  private serial = 0;
  /** Tampers with Google's ID token, like a man in the middle. */
  tamper: { claims?: object; foreignKey?: boolean } = {};
  /** App id that Facebook reports for its tokens. */
  appId = CLIENT.client_id;

  private readonly server = createServer((request, response) => {
    void this.answer(request, response).catch(() => send(response, 500, {}));
  });

  /** The accounts that can sign in there with a browser. */
  residents: Resident[] = [];

  /** Environment variables of a shop that uses this for both providers. */
  async open(port = 0): Promise<Record<string, string>> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    return { GOOGLE_ISSUER: this.base, FACEBOOK_URL: this.base, FACEBOOK_GRAPH_URL: this.base };
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private get base(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Simulates the user: signs in, consents, and returns with a code. */
  agree(url: string, resident: Resident): { code: string; state: string } {
    const query = new URL(url).searchParams;
    const code = `code-${++this.serial}`;
    this.grants.set(code, { resident, query });
    return { code, state: query.get('state') ?? '' };
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.base);
    const form = new URLSearchParams(await bodyOf(request));
    if (pathname === '/.well-known/openid-configuration') return send(response, 200, this.metadata());
    if (pathname === '/authorize' || pathname.endsWith('/dialog/oauth'))
      return sendPage(response, this.choices(searchParams));
    if (pathname === '/agree') return this.leave(searchParams, response);
    if (pathname === '/keys') return send(response, 200, { keys: [this.publicKey()] });
    if (pathname === '/token') return this.redeem(form, response, (grant) => this.google(grant));
    if (pathname.endsWith('/oauth/access_token'))
      return this.redeem(form, response, ({ resident }) => ({ access_token: this.tokenOf(resident) }));
    if (pathname.endsWith('/debug_token')) return this.debug(searchParams, response);
    if (pathname.endsWith('/me')) return this.me(request, searchParams, response);
    return send(response, 404, {});
  }

  /** Sign-in page: a link for each account, and one to cancel. */
  private choices(query: URLSearchParams): string {
    const link = (label: string, as = ''): string =>
      `<li><a href="/agree?${new URLSearchParams([...query, ['as', as]]).toString()}">${label}</a></li>`;
    const links = this.residents.map(({ id, first_name }) => link(`Continue as ${first_name}`, id));
    return `<h1>Local issuer</h1><ul>${links.join('')}${link('Cancel')}</ul>`;
  }

  /** Redirects to the shop, with a code or with the error for cancelling. */
  private leave(query: URLSearchParams, response: ServerResponse): void {
    const resident = this.residents.find(({ id }) => id === query.get('as'));
    const back = new URL(query.get('redirect_uri') ?? '');
    const url = `${this.base}/authorize?${query.toString()}`;
    const refusal = { error: 'access_denied', state: query.get('state') ?? '' };
    const answer = resident ? this.agree(url, resident) : refusal;
    for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value);
    response.writeHead(302, { location: back.href }).end();
  }

  private metadata(): object {
    return {
      issuer: this.base,
      authorization_endpoint: `${this.base}/authorize`,
      token_endpoint: `${this.base}/token`,
      jwks_uri: `${this.base}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
    };
  }

  private publicKey(): object {
    return { ...this.keys.publicKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' };
  }

  /** A code is valid once, for the client that requested it, with the matching PKCE verifier. */
  private redeem(form: URLSearchParams, response: ServerResponse, make: (grant: Grant) => object): void {
    const code = form.get('code') ?? '';
    const grant = this.grants.get(code);
    this.grants.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      grant?.query.get('code_challenge') === challenge &&
      grant.query.get('redirect_uri') === form.get('redirect_uri') &&
      grant.query.get('client_id') === CLIENT.client_id &&
      form.get('client_secret') === CLIENT.client_secret;
    if (!grant || !isRight) return send(response, 400, { error: 'invalid_grant' });
    return send(response, 200, make(grant));
  }

  private google({ resident, query }: Grant): object {
    const now = Math.floor(Date.now() / 1000);
    const { id, first_name, last_name, ...rest } = resident;
    const claims = {
      iss: this.base,
      aud: CLIENT.client_id,
      sub: id,
      iat: now,
      exp: now + 300,
      nonce: query.get('nonce'),
      given_name: first_name,
      family_name: last_name,
      ...rest,
      ...this.tamper.claims,
    };
    const head = { alg: 'RS256', kid: KEY_ID, typ: 'JWT' };
    const text = [head, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const { privateKey } = this.tamper.foreignKey ? this.strangers : this.keys;
    const id_token = `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey).toString('base64url')}`;
    return { id_token, access_token: this.tokenOf(resident), token_type: 'Bearer', expires_in: 300 };
  }

  private tokenOf(resident: Resident): string {
    const token = `token-${++this.serial}`;
    this.tokens.set(token, resident);
    return token;
  }

  private debug(query: URLSearchParams, response: ServerResponse): void {
    const resident = this.tokens.get(query.get('input_token') ?? '');
    const isShop = query.get('access_token') === `${CLIENT.client_id}|${CLIENT.client_secret}`;
    if (!isShop) return send(response, 400, {});
    return send(response, 200, {
      data: { app_id: this.appId, is_valid: Boolean(resident), user_id: resident?.id },
    });
  }

  private me(request: IncomingMessage, query: URLSearchParams, response: ServerResponse): void {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const proof = createHmac('sha256', CLIENT.client_secret).update(token).digest('hex');
    const resident = this.tokens.get(token);
    if (!resident || query.get('appsecret_proof') !== proof) return send(response, 400, {});
    return send(response, 200, resident);
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function sendPage(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><html lang="en"><title>Local issuer</title>${body}</html>`);
}

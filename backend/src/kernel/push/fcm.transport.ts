import { JwtService } from '@nestjs/jwt';
import { type PushMessage, PushTransport } from './push';

/** A Firebase project's service account. */
export interface FcmAccount {
  project: string;
  email: string;
  privateKey: string;
}

const TOKEN_URL = 'https://oauth2.googleapis.com/token';
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const TIMEOUT = 10_000;
/** Seconds before expiry at which an access token is renewed. */
const MARGIN = 60;

/** Sends through Firebase Cloud Messaging, HTTP v1. */
export class FcmTransport extends PushTransport {
  private access: { token: string; until: number } | undefined;

  constructor(
    private readonly account: FcmAccount,
    private readonly now: () => Date,
  ) {
    super();
  }

  supports(): boolean {
    return true;
  }

  async send(token: string, { id, title, body, path }: PushMessage): Promise<boolean> {
    const message = {
      token,
      notification: { title, body },
      webpush: { fcm_options: { link: path }, ...(id && { headers: { Topic: id } }) },
      ...(id && {
        android: { notification: { tag: id } },
        apns: { headers: { 'apns-collapse-id': id } },
      }),
    };
    const { project } = this.account;
    const answer = await fetch(`https://fcm.googleapis.com/v1/projects/${project}/messages:send`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await this.accessToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    // 404 and 400: the device's token is unregistered or invalid.
    if (answer.status === 404 || answer.status === 400) return false;
    if (!answer.ok) throw new Error(`The push service answered ${answer.status}`);
    return true;
  }

  private async accessToken(): Promise<string> {
    const seconds = Math.floor(this.now().getTime() / 1000);
    if (this.access && this.access.until > seconds) return this.access.token;
    const { email, privateKey } = this.account;
    const claims = { iss: email, scope: SCOPE, aud: TOKEN_URL, iat: seconds, exp: seconds + 3600 };
    const assertion = new JwtService().sign(claims, { algorithm: 'RS256', privateKey });
    const grant = { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion };
    const answer = await fetch(TOKEN_URL, {
      method: 'POST',
      body: new URLSearchParams(grant),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!answer.ok) throw new Error(`The push service's sign-in answered ${answer.status}`);
    const { access_token, expires_in } = (await answer.json()) as {
      access_token: string;
      expires_in: number;
    };
    this.access = { token: access_token, until: seconds + expires_in - MARGIN };
    return access_token;
  }
}

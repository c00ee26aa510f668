import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Audience } from '@stoa/contracts';
import { AUDIENCES } from '@stoa/contracts';
import type { Admission } from '../realtime';
import { ChannelAuthoriser } from '../realtime';
import type { Actor } from './actor';
import { Sessions } from './sessions';
import { ALGORITHM, ISSUER } from './strategies';

interface Claims {
  sid?: unknown;
  typ?: unknown;
  aud?: unknown;
}

/** Lets operators hear `admin`, a vendor's people `vendor.<id>`, a customer `customer.<id>`, and nobody anything else. */
@Injectable()
export class SessionChannels extends ChannelAuthoriser {
  constructor(
    private readonly jwt: JwtService,
    private readonly sessions: Sessions,
  ) {
    super();
  }

  async admit(channel: string, token: string | null): Promise<Admission | null> {
    const actor = token && (await this.actor(token));
    return actor && channel === channelOf(actor) ? { session: `session:${actor.session_id}` } : null;
  }

  private async actor(token: string): Promise<Actor | null> {
    const claims = await this.jwt
      .verifyAsync<Claims>(token, { algorithms: [ALGORITHM], issuer: ISSUER })
      .catch(() => null);
    if (claims?.typ !== 'session' || typeof claims.sid !== 'number') return null;
    const audience = AUDIENCES.find((one) => one === claims.aud);
    return audience ? this.sessions.resolve(audience, claims.sid) : null;
  }
}

function channelOf({ audience, id, vendor_id }: Actor): string {
  const names: Record<Audience, string> = {
    admin: 'admin',
    vendor: `vendor.${vendor_id}`,
    customer: `customer.${id}`,
  };
  return names[audience];
}

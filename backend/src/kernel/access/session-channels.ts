import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Audience } from '@stoa/contracts';
import { AUDIENCES } from '@stoa/contracts';
import type { ChannelAuthorization } from '../realtime';
import { ChannelAuthoriser } from '../realtime';
import type { Actor } from './actor';
import type { Claims } from './session-claims';
import { sessionIdOf } from './session-claims';
import { Sessions } from './sessions';
import { ALGORITHM, ISSUER } from './strategies';

/** Public channels: the stock of a product, which its page shows as well. */
const PUBLIC = /^product\.[1-9]\d{0,9}$/;

/**
 * Authorises channels: `admin` for operators, `vendor.<id>` for a vendor's users, `customer.<id>` for a
 * customer, `rider.<id>` for a rider, `product.<id>` for everybody, no others.
 */
@Injectable()
export class SessionChannels extends ChannelAuthoriser {
  constructor(
    private readonly jwt: JwtService,
    private readonly sessions: Sessions,
  ) {
    super();
  }

  override async authorize(channel: string, token: string | null): Promise<ChannelAuthorization | null> {
    if (PUBLIC.test(channel)) return { session: null };
    const actor = token && (await this.actor(token));
    if (!actor || channel !== channelOf(actor)) return null;
    const { session_id, audience, id, permissions } = actor;
    return { session: `session:${session_id}`, person: `${audience}:${id}`, permissions };
  }

  override forget(): void {
    this.sessions.forgetAll();
  }

  private async actor(token: string): Promise<Actor | null> {
    const claims = await this.jwt
      .verifyAsync<Claims>(token, { algorithms: [ALGORITHM], issuer: ISSUER })
      .catch(() => null);
    const session = claims && (sessionIdOf(claims) ?? sessionIdOf(claims, 'live'));
    const audience = AUDIENCES.find((one) => one === claims?.aud);
    return audience && session ? this.sessions.resolve(audience, session) : null;
  }
}

function channelOf({ audience, id, tenant_id: vendor_id }: Actor): string {
  const names: Record<Audience, string> = {
    admin: 'admin',
    vendor: `vendor.${vendor_id}`,
    customer: `customer.${id}`,
    rider: `rider.${id}`,
  };
  return names[audience];
}

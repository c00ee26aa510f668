import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { LiveTicket } from '@stoa/contracts';
import { Failure } from '../http';
import { ChannelAuthoriser, HostedChannels, type HostedGrant } from '../realtime';
import type { Actor } from './actor';

/** Lifetime of a ticket in seconds. */
const VALID_FOR = 120;

/** Opens realtime channels to a customer's browser without the session token, which scripts never see. */
@Injectable()
export class LiveAccess {
  constructor(
    private readonly jwt: JwtService,
    private readonly channels: ChannelAuthoriser,
    private readonly hosted: HostedChannels,
  ) {}

  /** A short-lived token of the session that only opens sockets. */
  ticket({ audience, session_id: sid, id }: Actor): LiveTicket {
    const ticket = this.jwt.sign({ sid, typ: 'live' }, { audience, expiresIn: VALID_FOR });
    return { ticket, channel: `customer.${id}` };
  }

  /**
   * Authorises for the hosted provider: a channel subscription, or without a channel the user.
   * @throws Failure 403 for a channel that is not the actor's own, 404 without a configured provider
   */
  async grant(socketId: string, name: string | null | undefined, actor: Actor): Promise<HostedGrant> {
    if (!this.hosted.address) throw Failure.notFound('page');
    if (!name) return this.hosted.identify(socketId, `${actor.audience}:${actor.id}`);
    const channel = name.replace(/^private-/, '');
    if (!(await this.channels.authorize(channel, this.ticket(actor).ticket))) throw Failure.forbidden();
    return this.hosted.grant(socketId, channel);
  }
}

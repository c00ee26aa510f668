import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { LiveTicket } from '@stoa/contracts';
import { Failure } from '../http';
import { ChannelAuthoriser, HostedChannels, type HostedGrant } from '../realtime';
import type { Actor } from './actor';

/** Seconds in which a ticket opens a socket. */
const VALID_FOR = 120;

/** Lets a customer's browser listen without its session's token, which scripts never see. */
@Injectable()
export class LiveAccess {
  constructor(
    private readonly jwt: JwtService,
    private readonly channels: ChannelAuthoriser,
    private readonly hosted: HostedChannels,
  ) {}

  /** A short-lived proof of the session that opens sockets and nothing else. */
  ticket({ audience, session_id: sid, id }: Actor): LiveTicket {
    const ticket = this.jwt.sign({ sid, typ: 'live' }, { audience, expiresIn: VALID_FOR });
    return { ticket, channel: `customer.${id}` };
  }

  /**
   * What the hosted provider wants to see: of a channel whether one may listen, without a channel who it is.
   * @throws Failure 403 for a channel that is not the actor's own, 404 where no provider is set up
   */
  async grant(socketId: string, name: string | null | undefined, actor: Actor): Promise<HostedGrant> {
    if (!this.hosted.address) throw Failure.notFound('page');
    if (!name) return this.hosted.identify(socketId, `${actor.audience}:${actor.id}`);
    const channel = name.replace(/^private-/, '');
    if (!(await this.channels.admit(channel, this.ticket(actor).ticket))) throw Failure.forbidden();
    return this.hosted.grant(socketId, channel);
  }
}

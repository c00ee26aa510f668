import { Inject, Logger, Optional } from '@nestjs/common';
import { type OnGatewayConnection, type OnGatewayInit, WebSocketGateway } from '@nestjs/websockets';
import type { Server, Socket } from 'socket.io';
import { Redis } from '../redis';
import { ChannelAuthoriser } from './channel-authoriser';
import { Realtime } from './realtime';

const CHANNEL = /^[a-z][\w.:-]{0,99}$/;
const MOST_CHANNELS = 50;
const LARGEST_MESSAGE = 16 * 1024;

type Acknowledge = (answer: { ok: boolean }) => void;

function tokenOf(socket: Socket): string | null {
  const auth = socket.handshake.auth as { token?: unknown };
  return typeof auth.token === 'string' ? auth.token : null;
}

/** Sockets at `/backend/realtime`: a client asks for a channel with `subscribe` and hears only what it was let into. */
@WebSocketGateway({ path: '/backend/realtime', serveClient: false, maxHttpBufferSize: LARGEST_MESSAGE })
export class RealtimeGateway implements OnGatewayInit, OnGatewayConnection {
  private readonly logger = new Logger(RealtimeGateway.name);

  constructor(
    private readonly realtime: Realtime,
    private readonly redis: Redis,
    @Optional() @Inject(ChannelAuthoriser) private readonly authoriser?: ChannelAuthoriser,
  ) {}

  async afterInit(server: Server): Promise<void> {
    this.realtime.attach(server);
    const [publisher, subscriber] = [this.redis.dedicated('sockets out'), this.redis.dedicated('sockets in')];
    if (!publisher || !subscriber) return;
    const { createAdapter } = await import('@socket.io/redis-adapter');
    server.adapter(createAdapter(publisher, subscriber));
  }

  handleConnection(socket: Socket): void {
    socket.on('subscribe', (channel: unknown, acknowledge?: Acknowledge) => {
      void this.subscribe(socket, channel).then((ok) => {
        if (typeof acknowledge === 'function') acknowledge({ ok });
      });
    });
    socket.on('unsubscribe', (channel: unknown) => {
      if (typeof channel === 'string') void socket.leave(channel);
    });
  }

  private async subscribe(socket: Socket, channel: unknown): Promise<boolean> {
    if (typeof channel !== 'string' || !CHANNEL.test(channel) || socket.rooms.size > MOST_CHANNELS)
      return false;
    try {
      const admission = await this.authoriser?.admit(channel, tokenOf(socket));
      if (!admission) return false;
      if (admission.session !== null) await socket.join(admission.session);
      await socket.join(channel);
      return true;
    } catch (error) {
      this.logger.warn({ err: error, channel }, 'a channel could not be authorised');
      return false;
    }
  }
}

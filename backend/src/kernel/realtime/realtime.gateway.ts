import { Inject, Logger, Optional } from '@nestjs/common';
import { type OnGatewayConnection, type OnGatewayInit, WebSocketGateway } from '@nestjs/websockets';
import type { Server, Socket } from 'socket.io';
import { Redis } from '../redis';
import type { ChannelAuthorization } from './channel-authoriser';
import { ChannelAuthoriser } from './channel-authoriser';
import { Realtime, roomOf } from './realtime';

const CHANNEL = /^[a-z][\w.:-]{0,99}$/;
const MAX_CHANNELS = 50;
const MAX_MESSAGE_BYTES = 16 * 1024;
/** Message between nodes to re-authorise sockets. */
const RECHECK = 'stoa:recheck';

type Acknowledge = (answer: { ok: boolean }) => void;

/** State of a socket: the rooms joined for each of its channels. */
interface SocketData {
  channels?: Map<string, string[]>;
}

function channelsOf(socket: Socket): Map<string, string[]> {
  const data = socket.data as SocketData;
  return (data.channels ??= new Map<string, string[]>());
}

function tokenOf(socket: Socket): string | null {
  const auth = socket.handshake.auth as { token?: unknown };
  return typeof auth.token === 'string' ? auth.token : null;
}

function roomsOf(channel: string, { session, person, permissions }: ChannelAuthorization): string[] {
  const heard = [...(permissions ?? [])].filter((name) => name === '*' || name.endsWith('.read'));
  const people = person ? [person, person.split(':')[0] ?? ''].map((who) => `who:${who}`) : [];
  return [channel, ...(session ? [session] : []), ...people, ...heard.map((name) => roomOf(channel, name))];
}

/** Sockets at `/backend/realtime`: clients subscribe to channels and only receive authorised ones' events. */
@WebSocketGateway({ path: '/backend/realtime', serveClient: false, maxHttpBufferSize: MAX_MESSAGE_BYTES })
export class RealtimeGateway implements OnGatewayInit, OnGatewayConnection {
  private readonly logger = new Logger(RealtimeGateway.name);

  constructor(
    private readonly realtime: Realtime,
    private readonly redis: Redis,
    @Optional() @Inject(ChannelAuthoriser) private readonly authoriser?: ChannelAuthoriser,
  ) {}

  async afterInit(server: Server): Promise<void> {
    this.realtime.attach(server, (who) => this.recheck(server, who));
    const [publisher, subscriber] = [this.redis.dedicated('sockets out'), this.redis.dedicated('sockets in')];
    if (!publisher || !subscriber) return;
    const { createAdapter } = await import('@socket.io/redis-adapter');
    server.adapter(createAdapter(publisher, subscriber, { key: this.redis.channel('socket.io') }));
    server.on(RECHECK, (who: string) => {
      this.authoriser?.forget();
      void this.recheckHere(server, who);
    });
  }

  handleConnection(socket: Socket): void {
    socket.on('subscribe', (channel: unknown, acknowledge?: Acknowledge) => {
      void this.subscribe(socket, channel).then((ok) => {
        if (typeof acknowledge === 'function') acknowledge({ ok });
      });
    });
    socket.on('unsubscribe', (channel: unknown) => {
      if (typeof channel === 'string') void this.leave(socket, channel);
    });
  }

  private async subscribe(socket: Socket, channel: unknown): Promise<boolean> {
    if (typeof channel !== 'string' || !CHANNEL.test(channel) || channelsOf(socket).size >= MAX_CHANNELS)
      return false;
    try {
      const admission = await this.authoriser?.authorize(channel, tokenOf(socket));
      if (!admission) return false;
      await this.enter(socket, channel, roomsOf(channel, admission));
      return true;
    } catch (error) {
      this.logger.warn({ err: error, channel }, 'a channel could not be authorised');
      return false;
    }
  }

  /** Joins the channel's current rooms, and leaves former ones no longer granted. */
  private async enter(socket: Socket, channel: string, rooms: string[]): Promise<void> {
    const former = channelsOf(socket).get(channel) ?? [];
    channelsOf(socket).set(channel, rooms);
    for (const room of former) if (!rooms.includes(room)) await socket.leave(room);
    await socket.join(rooms);
  }

  private async leave(socket: Socket, channel: string): Promise<void> {
    const rooms = channelsOf(socket).get(channel) ?? [];
    channelsOf(socket).delete(channel);
    for (const room of rooms.filter((one) => one === channel || one.startsWith(`${channel}#`)))
      await socket.leave(room);
  }

  private recheck(server: Server, who: string): void {
    if (this.redis.configured) server.serverSideEmit(RECHECK, who);
    void this.recheckHere(server, who);
  }

  /** Re-authorises this node's sockets of a user or an audience; disconnects those that lost a channel. */
  private async recheckHere(server: Server, who: string): Promise<void> {
    const ids = server.of('/').adapter.rooms.get(`who:${who}`) ?? [];
    for (const id of [...ids]) {
      const socket = server.of('/').sockets.get(id);
      if (!socket) continue;
      const isSubscribed = await Promise.all(
        [...channelsOf(socket).keys()].map((channel) => this.subscribe(socket, channel)),
      );
      if (isSubscribed.includes(false)) socket.disconnect(true);
    }
  }
}

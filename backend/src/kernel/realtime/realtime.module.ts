import { Global, Module } from '@nestjs/common';
import { Config } from '../config';
import { HostedChannels, NoHostedChannels } from './hosted-channels';
import { PusherChannels } from './pusher-channels';
import { Realtime } from './realtime';
import { RealtimeGateway } from './realtime.gateway';

/** Realtime events to browsers: through the shop's own sockets, for shoppers also through Pusher. */
@Global()
@Module({
  providers: [
    Realtime,
    RealtimeGateway,
    {
      provide: HostedChannels,
      inject: [Config],
      useFactory: (config: Config): HostedChannels => {
        const { PUSHER_APP_ID: appId, PUSHER_KEY: key, PUSHER_SECRET: secret } = config;
        const { PUSHER_CLUSTER: cluster, PUSHER_ENDPOINT: endpoint } = config;
        if (!appId || !key || !secret) return new NoHostedChannels();
        return new PusherChannels({ appId, key, secret, cluster, endpoint });
      },
    },
  ],
  exports: [HostedChannels, Realtime],
})
export class RealtimeModule {}

export { type ChannelAuthorization, ChannelAuthoriser } from './channel-authoriser';
export { type HostedAddress, HostedChannels, type HostedGrant } from './hosted-channels';
export { Realtime } from './realtime';
export { RealtimeModule } from './realtime.module';
export { SharedPortAdapter } from './shared-port.adapter';

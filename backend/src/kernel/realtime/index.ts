export { type Admission, ChannelAuthoriser } from './channel-authoriser';
export { Realtime } from './realtime';
export { RealtimeModule } from './realtime.module';
export { SharedPortAdapter } from './shared-port.adapter';

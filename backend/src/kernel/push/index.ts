export { type PushMessage, PushTransport } from './push';
export { PushModule } from './push.module';

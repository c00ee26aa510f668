export { type PushMessage, PushTransport } from './push';
export { PushEndpoints } from './push-endpoints';
export { PushModule } from './push.module';
export { isSubscription, readSubscription } from './push-subscription';
export { VapidKeys } from './vapid-keys';

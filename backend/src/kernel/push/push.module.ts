import { Global, Module } from '@nestjs/common';
import { Clock } from '../clock';
import { Config } from '../config';
import { DeviceTransport } from './device.transport';
import { FcmTransport } from './fcm.transport';
import { PushTransport } from './push';
import { PushEndpoints } from './push-endpoints';
import { VapidKeys } from './vapid-keys';
import { WebPushTransport } from './web-push.transport';

/** Push messages to browsers, and through Firebase if its three settings are set. */
@Global()
@Module({
  providers: [
    PushEndpoints,
    VapidKeys,
    WebPushTransport,
    {
      provide: PushTransport,
      inject: [WebPushTransport, Config, Clock],
      useFactory: (web: WebPushTransport, config: Config, clock: Clock): PushTransport => {
        const firebase = firebaseOf(config, clock);
        return new DeviceTransport(firebase ? [web, firebase] : [web]);
      },
    },
  ],
  exports: [PushEndpoints, PushTransport, VapidKeys],
})
export class PushModule {}

/** Line breaks of the key may be escaped with a backslash and `n`. */
function firebaseOf(config: Config, clock: Clock): FcmTransport | null {
  const { FCM_PROJECT_ID: project, FCM_CLIENT_EMAIL: email, FCM_PRIVATE_KEY: key } = config;
  if (!project || !email || !key) return null;
  return new FcmTransport({ project, email, privateKey: key.replaceAll('\\n', '\n') }, () => clock.now());
}

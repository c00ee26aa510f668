import { Global, Module } from '@nestjs/common';
import { Clock } from '../clock';
import { Config } from '../config';
import { FcmTransport } from './fcm.transport';
import { NoPushTransport } from './no-push.transport';
import { PushTransport } from './push';

/** Push messages through Firebase where its three settings are given; a line break of the key may be written as `\n`. */
@Global()
@Module({
  providers: [
    {
      provide: PushTransport,
      inject: [Config, Clock],
      useFactory: (config: Config, clock: Clock): PushTransport => {
        const { FCM_PROJECT_ID: project, FCM_CLIENT_EMAIL: email, FCM_PRIVATE_KEY: key } = config;
        if (!project || !email || !key) return new NoPushTransport();
        return new FcmTransport({ project, email, privateKey: key.replaceAll('\\n', '\n') }, () =>
          clock.now(),
        );
      },
    },
  ],
  exports: [PushTransport],
})
export class PushModule {}

import { Global, Module } from '@nestjs/common';
import { Realtime } from './realtime';
import { RealtimeGateway } from './realtime.gateway';

/** Live messages to browsers. */
@Global()
@Module({ providers: [Realtime, RealtimeGateway], exports: [Realtime] })
export class RealtimeModule {}

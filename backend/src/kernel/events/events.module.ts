import { Global, Module } from '@nestjs/common';
import { EventBus } from './event-bus';

/** Events from lower modules to higher ones, through the outbox. */
@Global()
@Module({ providers: [EventBus], exports: [EventBus] })
export class EventsModule {}

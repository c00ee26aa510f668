export { defineEvent, type EventType } from './event';
export { EventBus, type Occurrence, occurrence } from './event-bus';
export { EventsModule } from './events.module';
export { Handles } from './handles';

export { Clock } from './clock';
export { ClockModule } from './clock.module';
export { FixedClock } from './fixed-clock';

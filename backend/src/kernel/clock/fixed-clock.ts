import { Clock } from './clock';

/** A clock that stands still until it is moved. */
export class FixedClock extends Clock {
  private moment: number;

  constructor(moment: Date | string = '2026-01-15T12:00:00.000Z') {
    super();
    this.moment = new Date(moment).getTime();
  }

  override now(): Date {
    return new Date(this.moment);
  }

  set(moment: Date | string): void {
    this.moment = new Date(moment).getTime();
  }

  advance(milliseconds: number): void {
    this.moment += milliseconds;
  }
}

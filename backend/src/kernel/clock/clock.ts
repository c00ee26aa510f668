/** Current time; use cases get it from here, so that tests can control it. */
export class Clock {
  now(): Date {
    return new Date();
  }
}

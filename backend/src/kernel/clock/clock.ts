/** Tells the time; every use case asks it, so that tests can choose the moment. */
export class Clock {
  now(): Date {
    return new Date();
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { Settings } from '../settings';

/** Formats are cached, since constructing them is expensive. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in a time zone, as `2026-11-25`. */
export function dayIn(at: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format.format(at);
}

/** Tells the calendar day in the shop's time zone, which decides to which day an entry belongs. */
@Injectable()
export class ShopDay {
  constructor(
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async today(): Promise<string> {
    return this.dayOf(this.clock.now());
  }

  async dayOf(at: Date): Promise<string> {
    return dayIn(at, (await this.settings.general()).time_zone);
  }
}

/** The calendar day after a day such as `2026-11-25`. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

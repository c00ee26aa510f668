/** Formats are cached, since constructing them is expensive. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    const fields = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    const time = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
    format = new Intl.DateTimeFormat('en-CA', { timeZone, ...fields, ...time });
    formats.set(timeZone, format);
  }
  return format;
}

/** How much the clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(time: number, timeZone: string): number {
  const parts = new Map<string, string>(
    formatOf(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  const of = (type: string): string => parts.get(type) ?? '00';
  const shown = `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}Z`;
  return Date.parse(shown) - Math.floor(time / 1000) * 1000;
}

/** The moment at which a calendar day such as `2026-11-25` begins in a time zone. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00.000Z`);
  const guess = midnight - offsetAt(midnight, timeZone);
  // Once more, as the clocks may change between the guess and midnight UTC.
  return new Date(midnight - offsetAt(guess, timeZone));
}

/** The calendar day after one. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + 86_400_000).toISOString().slice(0, 10);
}

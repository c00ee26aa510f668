import { json } from '@remix-run/node';

/** The server's time in epoch milliseconds, for countdowns: visitors' clocks may be wrong. */
export function loader() {
  return json({ now: Date.now() }, { headers: { 'Cache-Control': 'no-store' } });
}

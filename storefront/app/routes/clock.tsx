import { json } from '@remix-run/node';

/** The server's time in epoch milliseconds: what countdowns count by, whatever a visitor's own clock says. */
export function loader() {
  return json({ now: Date.now() }, { headers: { 'Cache-Control': 'no-store' } });
}

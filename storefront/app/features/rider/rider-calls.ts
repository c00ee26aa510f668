import type { OwnDelivery, RiderDuty, RiderMessageRow } from '@stoa/contracts';
import type { QueuedMove } from './rider-queue';

/** Names the rider whose page it is: another one may have signed in meanwhile. */
const pathOf = (rider: number): string => `/rider/deliveries?rider=${rider}`;

/** Answer of the riders' calls: what the server says, that it can't be reached, or that the session has ended. */
export type RiderAnswer =
  | { outcome: 'done'; deliveries: OwnDelivery[]; duty?: RiderDuty; messages?: RiderMessageRow[] }
  | { outcome: 'refused'; error: string }
  | { outcome: 'unreachable' }
  | { outcome: 'signed-out' };

/** Statuses after which the same request may succeed later. */
const isTemporary = (status: number): boolean => status >= 500 || status === 429 || status === 408;

async function answerOf(request: Promise<Response>): Promise<RiderAnswer> {
  const response = await request.catch(() => null);
  if (!response || isTemporary(response.status)) return { outcome: 'unreachable' };
  if (response.status === 401) return { outcome: 'signed-out' };
  const body = (await response.json().catch(() => null)) as {
    deliveries?: OwnDelivery[];
    duty?: RiderDuty;
    messages?: RiderMessageRow[];
    error?: string;
  } | null;
  if (response.ok && body?.deliveries)
    return { outcome: 'done', deliveries: body.deliveries, duty: body.duty, messages: body.messages };
  return { outcome: 'refused', error: body?.error ?? '' };
}

/** All of the rider's deliveries, their duty and messages. */
export function readDeliveries(rider: number): Promise<RiderAnswer> {
  return answerOf(fetch(pathOf(rider), { headers: { accept: 'application/json' } }));
}

/** Sends a step; with the same key it has its effect only once. */
export function sendMove(rider: number, { at: _, ...move }: QueuedMove): Promise<RiderAnswer> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  return answerOf(fetch(pathOf(rider), { method: 'POST', headers, body: JSON.stringify(move) }));
}

import {
  RIDER_MOVES,
  type AssignmentState,
  type MoveOwnDelivery,
  type OwnDelivery,
  type RiderDuty,
  type RiderMessageRow,
} from '@stoa/contracts';

/** A step that the rider has taken and the server has not confirmed yet. */
export type QueuedMove = MoveOwnDelivery & { at: string };

/** A step that the server has refused, for the rider to read. */
export interface Conflict {
  request_key: string;
  delivery_id: number;
  order_number: string;
  state: AssignmentState;
  error: string;
}

/** What a rider's browser remembers, also while it is offline. */
export interface RiderMemory {
  /** The deliveries as the server last sent them. */
  deliveries: readonly OwnDelivery[];
  /** Presence and cash as the server last sent them; missing in what older pages remember. */
  duty?: RiderDuty;
  /** What the rider and the dispatchers have written; missing in what older pages remember. */
  messages?: readonly RiderMessageRow[];
  /** The last message that the rider has seen here. */
  read_to?: number;
  /** When it sent them, ISO. */
  seen_at: string;
  queue: readonly QueuedMove[];
  conflicts: readonly Conflict[];
}

/** What a rider did, before it has a key. */
export type Move = Omit<MoveOwnDelivery, 'request_key'>;

/** The newer of what the page brought and what the browser remembers, with the steps that are still to be sent. */
export function merged(page: RiderMemory, remembered: RiderMemory | null): RiderMemory {
  if (!remembered) return page;
  const isNewer = page.seen_at > remembered.seen_at;
  const known = remembered.conflicts.map(({ request_key }) => request_key);
  const conflicts = [
    ...remembered.conflicts,
    ...page.conflicts.filter(({ request_key }) => !known.includes(request_key)),
  ];
  return { ...remembered, ...(isNewer && seenOf(page)), conflicts };
}

function seenOf({ deliveries, duty, messages, seen_at }: RiderMemory): Partial<RiderMemory> {
  return { deliveries, duty, messages, seen_at };
}

/** How many messages to the rider they have not seen yet. */
export function unreadOf({ messages = [], read_to = 0 }: RiderMemory): number {
  return messages.filter(({ id, author }) => author === 'desk' && id > read_to).length;
}

/** The rider has seen all messages. */
export function readAll(memory: RiderMemory): RiderMemory {
  return { ...memory, read_to: memory.messages?.at(-1)?.id ?? memory.read_to };
}

/** The deliveries as they are once all queued steps have been taken. */
export function expected({ deliveries, queue }: RiderMemory): OwnDelivery[] {
  return deliveries.map((delivery) => {
    const last = queue.findLast(({ delivery_id }) => delivery_id === delivery.id);
    if (!last) return delivery;
    return { ...delivery, state: last.state, allowed: [...RIDER_MOVES[last.state]] };
  });
}

/** Whether a delivery has steps that are not confirmed yet. */
export function isWaiting({ queue }: RiderMemory, id: number): boolean {
  return queue.some(({ delivery_id }) => delivery_id === id);
}

/** Adds a step at the end of the queue; who takes a refused step once more has read why it was refused. */
export function queued(memory: RiderMemory, move: QueuedMove): RiderMemory {
  const conflicts = memory.conflicts.filter(
    ({ delivery_id, state }) => delivery_id !== move.delivery_id || state !== move.state,
  );
  return { ...memory, queue: [...memory.queue, move], conflicts };
}

/** The server has taken a step. */
export function confirmed(memory: RiderMemory, key: string, answer: OwnDelivery | undefined): RiderMemory {
  return {
    ...memory,
    queue: memory.queue.filter(({ request_key }) => request_key !== key),
    deliveries: memory.deliveries.map((one) => (answer && one.id === answer.id ? answer : one)),
  };
}

/** What a rider reads about a step that the server has refused. */
export function conflictOf(
  { deliveries }: Pick<RiderMemory, 'deliveries'>,
  { delivery_id, request_key, state }: Pick<MoveOwnDelivery, 'delivery_id' | 'request_key' | 'state'>,
  error: string,
): Conflict {
  const order_number = deliveries.find(({ id }) => id === delivery_id)?.order_number ?? '';
  return { request_key, delivery_id, order_number, state, error };
}

/** The server has refused a step: later ones of the same delivery make no sense without it. */
export function refused(memory: RiderMemory, move: QueuedMove, error: string): RiderMemory {
  return {
    ...memory,
    queue: memory.queue.filter(({ delivery_id }) => delivery_id !== move.delivery_id),
    conflicts: [...memory.conflicts, conflictOf(memory, move, error)],
  };
}

/** The server has sent all deliveries, the duty and the messages. */
export function refreshed(
  memory: RiderMemory,
  {
    deliveries,
    duty = memory.duty,
    messages = memory.messages,
  }: Pick<RiderMemory, 'deliveries' | 'duty' | 'messages'>,
  seen_at: string,
): RiderMemory {
  return { ...memory, deliveries, duty, messages, seen_at };
}

/** The rider has read a conflict. */
export function dismissed(memory: RiderMemory, key: string): RiderMemory {
  return { ...memory, conflicts: memory.conflicts.filter(({ request_key }) => request_key !== key) };
}

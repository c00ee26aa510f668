import { useCallback, useEffect, useRef, useState } from 'react';
import { readDeliveries, sendMove } from './rider-calls';
import {
  confirmed,
  dismissed,
  merged,
  type Move,
  queued,
  readAll,
  refreshed,
  refused,
  type RiderMemory,
} from './rider-queue';

/** Interval of refreshing in milliseconds; the page needs no socket, and none works offline. */
const EVERY = 30_000;
/** Longer than a double tap, in milliseconds: its second half must not take the next step. */
const DOUBLE_TAP = 700;

const keyOf = (rider: number): string => `rider.${rider}`;

/** What this browser remembers of a rider; null in private windows and before the first visit. */
function readMemory(rider: number): RiderMemory | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(rider)) ?? 'null') as RiderMemory | null;
  } catch {
    return null;
  }
}

function writeMemory(rider: number, memory: RiderMemory): void {
  try {
    localStorage.setItem(keyOf(rider), JSON.stringify(memory));
  } catch {
    // The page works without a memory, until it is closed.
  }
}

/** Deletes what this browser remembers of riders, before another person signs in. */
export function forgetRiders(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('rider.')) localStorage.removeItem(key);
  } catch {
    // Nothing was remembered.
  }
  void navigator.serviceWorker?.ready.then(
    ({ active }) => active?.postMessage({ type: 'forget-rider' }),
    () => undefined,
  );
}

/** A new idempotency key: 32 hexadecimal digits. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Runs a task at intervals, and when the connection or the page's visibility changes; the result ends that. */
function repeat(task: () => void): () => void {
  const timer = setInterval(task, EVERY);
  addEventListener('online', task);
  // Shown at once, as going on or off duty would leave the page for the browser's own error.
  addEventListener('offline', task);
  document.addEventListener('visibilitychange', task);
  return () => {
    clearInterval(timer);
    removeEventListener('online', task);
    removeEventListener('offline', task);
    document.removeEventListener('visibilitychange', task);
  };
}

/** The rider's deliveries with the steps taken here, which are sent in order as soon as the server is reachable. */
export function useRiderQueue(rider: number, page: RiderMemory) {
  const [memory, setMemory] = useState(page);
  const [isOffline, setOffline] = useState(false);
  const [isSignedOut, setSignedOut] = useState(false);
  const [tapped, setTapped] = useState<number>();
  const latest = useRef(page);
  const isBusy = useRef(false);
  const isWanted = useRef(false);
  const change = useCallback(
    (to: RiderMemory) => {
      latest.current = to;
      writeMemory(rider, to);
      setMemory(to);
    },
    [rider],
  );
  const sync = useCallback(async () => {
    // What happens while another run waits for a response (a step, a lost connection) needs a run after it.
    isWanted.current = true;
    if (isBusy.current) return;
    isBusy.current = true;
    while (isWanted.current) {
      isWanted.current = false;
      const end = await sendAll(latest, change);
      setOffline(end === 'unreachable');
      setSignedOut(end === 'signed-out');
    }
    isBusy.current = false;
  }, [change]);
  useEffect(() => {
    change(merged(page, readMemory(rider)));
    void sync();
    return repeat(() => void sync());
  }, [rider, change, sync]); // eslint-disable-line react-hooks/exhaustive-deps -- the page's data is only the beginning
  return {
    memory,
    isOffline,
    isSignedOut,
    /** The delivery of which a step was taken a moment ago. */
    tapped,
    take: (move: Move) => {
      const { delivery_id } = move;
      change(queued(latest.current, { ...move, request_key: newKey(), at: new Date().toISOString() }));
      setTapped(delivery_id);
      setTimeout(() => setTapped((now) => (now === delivery_id ? undefined : now)), DOUBLE_TAP);
      void sync();
    },
    readMessages: () => change(readAll(latest.current)),
    dismiss: (key: string) => change(dismissed(latest.current, key)),
  };
}

/** Sends all queued steps in order, then reads the deliveries again. */
async function sendAll(
  latest: { current: RiderMemory },
  change: (to: RiderMemory) => void,
): Promise<'done' | 'unreachable' | 'signed-out'> {
  for (let [move] = latest.current.queue; move; [move] = latest.current.queue) {
    const answer = await sendMove(move);
    if (answer.outcome === 'unreachable' || answer.outcome === 'signed-out') return answer.outcome;
    if (answer.outcome === 'done') change(confirmed(latest.current, move.request_key, answer.deliveries[0]));
    else change(refused(latest.current, move, answer.error));
  }
  const answer = await readDeliveries();
  if (answer.outcome === 'done') change(refreshed(latest.current, answer, new Date().toISOString()));
  return answer.outcome === 'refused' ? 'done' : answer.outcome;
}

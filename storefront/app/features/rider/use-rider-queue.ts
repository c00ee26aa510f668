import { useCallback, useEffect, useRef, useState } from 'react';
import type { Edit } from './rider-memory';
import { readDeliveries, sendMove } from './rider-calls';
import {
  confirmed,
  dismissed,
  type Move,
  queued,
  readAll,
  refreshed,
  refused,
  type RiderMemory,
} from './rider-queue';
import { useRiderMemory } from './use-rider-memory';

/** Interval of refreshing in milliseconds; the page needs no socket, and none works offline. */
const EVERY = 30_000;
/** Longer than a double tap, in milliseconds: its second half must not take the next step. */
const DOUBLE_TAP = 700;

/** A new idempotency key: 32 hexadecimal digits. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Runs a task at intervals, and when connection or visibility change, also by a step back; the result ends that. */
function repeat(task: () => void): () => void {
  const timer = setInterval(task, EVERY);
  const taskOfStepBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) task();
  };
  addEventListener('pageshow', taskOfStepBack);
  addEventListener('online', task);
  // Shown at once, as going on or off duty would leave the page for the browser's own error.
  addEventListener('offline', task);
  document.addEventListener('visibilitychange', task);
  return () => {
    clearInterval(timer);
    removeEventListener('pageshow', taskOfStepBack);
    removeEventListener('online', task);
    removeEventListener('offline', task);
    document.removeEventListener('visibilitychange', task);
  };
}

/** The rider's deliveries with the steps taken here, which are sent in order as soon as the server is reachable. */
export function useRiderQueue(rider: number, page: RiderMemory) {
  const { memory, known, change, end, forget } = useRiderMemory(rider, page);
  const [isOffline, setOffline] = useState(false);
  const [isSignedOut, setSignedOut] = useState(false);
  const [tapped, setTapped] = useState<number>();
  const [fresh, setFresh] = useState(page.conflicts[0]?.request_key);
  const isBusy = useRef(false);
  const isWanted = useRef(false);
  const sync = useCallback(async () => {
    // What happens while another run waits for a response (a step, a lost connection) needs a run after it.
    isWanted.current = true;
    if (isBusy.current) return;
    isBusy.current = true;
    while (isWanted.current) {
      isWanted.current = false;
      const sent = await sendAll(rider, known, change);
      if (sent.refusal) setFresh(sent.refusal);
      setOffline(sent.end === 'unreachable');
      setSignedOut(sent.end === 'signed-out' && !end());
    }
    isBusy.current = false;
  }, [rider, known, change, end]);
  useEffect(() => {
    void sync();
    return repeat(() => void sync());
  }, [sync]);
  return {
    memory,
    forget,
    isOffline,
    isSignedOut,
    /** The delivery of which a step was taken a moment ago. */
    tapped,
    /** The step that was refused a moment ago. */
    fresh,
    take: (move: Move) => {
      const { delivery_id } = move;
      const step = { ...move, request_key: newKey(), at: new Date().toISOString() };
      change((now) => queued(now, step));
      setTapped(delivery_id);
      setTimeout(() => setTapped((now) => (now === delivery_id ? undefined : now)), DOUBLE_TAP);
      void sync();
    },
    readMessages: () => change(readAll),
    dismiss: (key: string) => change((now) => dismissed(now, key)),
  };
}

interface Sent {
  end: 'done' | 'unreachable' | 'signed-out';
  /** The last step that was refused, if one was. */
  refusal?: string;
}

/** Sends all queued steps in order, then reads the deliveries again. */
async function sendAll(
  rider: number,
  remembered: () => RiderMemory,
  change: (edit: Edit) => void,
): Promise<Sent> {
  let refusal: string | undefined;
  for (let [move] = remembered().queue; move; [move] = remembered().queue) {
    const step = move;
    const answer = await sendMove(rider, step);
    if (answer.outcome === 'unreachable' || answer.outcome === 'signed-out')
      return { end: answer.outcome, refusal };
    if (answer.outcome === 'refused') {
      change((now) => refused(now, step, answer.error));
      refusal = step.request_key;
    } else change((now) => confirmed(now, step.request_key, answer.deliveries[0]));
  }
  const answer = await readDeliveries(rider);
  if (answer.outcome === 'done') change((now) => refreshed(now, answer, new Date().toISOString()));
  return { end: answer.outcome === 'refused' ? 'done' : answer.outcome, refusal };
}

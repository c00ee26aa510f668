import { useCallback, useEffect, useRef, useState } from 'react';
import { changeMemory, type Edit, followTabs, readMemory } from './rider-memory';
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
  const show = useCallback((to: RiderMemory) => {
    latest.current = to;
    setMemory(to);
  }, []);
  // Each change begins with what the browser remembers now, so that steps of other tabs are not lost.
  const change = useCallback((edit: Edit) => show(changeMemory(rider, latest.current, edit)), [rider, show]);
  const sync = useCallback(async () => {
    // What happens while another run waits for a response (a step, a lost connection) needs a run after it.
    isWanted.current = true;
    if (isBusy.current) return;
    isBusy.current = true;
    while (isWanted.current) {
      isWanted.current = false;
      const end = await sendAll(() => readMemory(rider) ?? latest.current, change);
      setOffline(end === 'unreachable');
      setSignedOut(end === 'signed-out');
    }
    isBusy.current = false;
  }, [rider, change]);
  useEffect(() => {
    const remembered = readMemory(rider);
    change(() => merged(page, remembered));
    void sync();
    const ends = [followTabs(rider, show), repeat(() => void sync())];
    return () => ends.forEach((end) => end());
  }, [rider, change, show, sync]); // eslint-disable-line react-hooks/exhaustive-deps -- the page's data is only the beginning
  return {
    memory,
    isOffline,
    isSignedOut,
    /** The delivery of which a step was taken a moment ago. */
    tapped,
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

/** Sends all queued steps in order, then reads the deliveries again. */
async function sendAll(
  remembered: () => RiderMemory,
  change: (edit: Edit) => void,
): Promise<'done' | 'unreachable' | 'signed-out'> {
  for (let [move] = remembered().queue; move; [move] = remembered().queue) {
    const step = move;
    const answer = await sendMove(step);
    if (answer.outcome === 'unreachable' || answer.outcome === 'signed-out') return answer.outcome;
    if (answer.outcome === 'refused') change((now) => refused(now, step, answer.error));
    else change((now) => confirmed(now, step.request_key, answer.deliveries[0]));
  }
  const answer = await readDeliveries();
  if (answer.outcome === 'done') change((now) => refreshed(now, answer, new Date().toISOString()));
  return answer.outcome === 'refused' ? 'done' : answer.outcome;
}

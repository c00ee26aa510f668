import type { RiderMemory } from './rider-queue';
import { announceSignOut } from './rider-sign-out';

/** A change of what the browser remembers. */
export type Edit = (now: RiderMemory) => RiderMemory;

const keyOf = (rider: number): string => `rider.${rider}`;

/** What this browser remembers of a rider; null in private windows and before the first visit. */
export function readMemory(rider: number): RiderMemory | null {
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
    // The page works without a memory, until it is closed; an outdated one would bring back steps that were sent.
    forgetAll();
  }
}

/** Calls back with what another tab has changed; the result ends that. */
export function followTabs(rider: number, show: (memory: RiderMemory) => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    const memory = key === keyOf(rider) ? readMemory(rider) : null;
    if (memory) show(memory);
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/**
 * Changes what this browser remembers now, so that steps taken in another tab are not lost; `known` is what the page
 * knows where the browser remembers nothing.
 */
export function changeMemory(rider: number, known: RiderMemory, edit: Edit): RiderMemory {
  const memory = edit(readMemory(rider) ?? known);
  writeMemory(rider, memory);
  return memory;
}

function forgetAll(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('rider.')) localStorage.removeItem(key);
  } catch {
    // Nothing was remembered.
  }
}

/** Deletes what this browser and its other tabs know of riders, before another person signs in. */
export function forgetRiders(): void {
  announceSignOut();
  forgetAll();
  void navigator.serviceWorker?.ready.then(
    ({ active }) => active?.postMessage({ type: 'forget-rider' }),
    () => undefined,
  );
}

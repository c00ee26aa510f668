import { createContext, useContext, type MutableRefObject } from 'react';
import type { RaRecord } from 'react-admin';

/** What an attempt to save came to. */
export interface SaveError {
  message: string;
  status?: number;
  body?: { code?: string; errors?: Record<string, string> } | null;
}

/** How saving the record at hand stands. */
export interface Saving {
  /** False where a new record is made. */
  isEditing: boolean;
  /** The record that the draft began with. */
  base: MutableRefObject<RaRecord | undefined>;
  /** The record as this person saved it last. */
  saved: RaRecord | null;
  /** True while somebody else's newer version is in the way. */
  isStale: boolean;
  /** Tells of a save that went through, by whichever way. */
  succeed: (record: RaRecord) => void;
  /** Tells of one that did not. */
  fail: (error: unknown) => void;
  /** Puts the conflict off: the draft stays, and the next attempt to save brings it back. */
  putOff: () => void;
}

const nothing = () => undefined;

/** Forms outside of a `RecordEdit` make new records, which nobody else can change. */
export const SavingContext = createContext<Saving>({
  isEditing: false,
  base: { current: undefined },
  saved: null,
  isStale: false,
  succeed: nothing,
  fail: nothing,
  putOff: nothing,
});

/** How saving the record at hand stands. */
export const useSaving = (): Saving => useContext(SavingContext);

/** True when the API refused a save because the record has a newer version (409 `stale_version`). */
export function isStale(error: SaveError): boolean {
  return error.status === 409 && error.body?.code === 'stale_version';
}

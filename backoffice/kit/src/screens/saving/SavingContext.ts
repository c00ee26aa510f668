import { createContext, useContext, type MutableRefObject } from 'react';
import type { RaRecord } from 'react-admin';

/** The error of a failed save. */
export interface SaveError {
  message: string;
  status?: number;
  body?: { code?: string; errors?: Record<string, string> } | null;
}

/** State of saving the current record. */
export interface Saving {
  /** False for a new record. */
  isEditing: boolean;
  /** The record that the draft is based on. */
  base: MutableRefObject<RaRecord | undefined>;
  /** The record as this user saved it last. */
  saved: RaRecord | null;
  /** Whether something is typed; the form's own where it is not an existing record's. */
  touched?: MutableRefObject<boolean>;
  /** True while another user's newer version blocks saving. */
  isStale: boolean;
  /** Whether the record was deleted while it was being edited. */
  isDeleted: boolean;
  /** Called after a successful save of any kind. */
  succeed: (record: RaRecord) => void;
  /** Called after a failed save. */
  fail: (error: unknown) => void;
  /** Postpones the conflict: the draft stays, and the next save reopens it. */
  putOff: () => void;
}

const nothing = () => undefined;

/** Forms outside of a `RecordEdit` create new records, which can't have conflicts. */
export const SavingContext = createContext<Saving>({
  isEditing: false,
  base: { current: undefined },
  saved: null,
  isStale: false,
  isDeleted: false,
  succeed: nothing,
  fail: nothing,
  putOff: nothing,
});

/** State of saving the current record. */
export const useSaving = (): Saving => useContext(SavingContext);

/** True when the API refused a save because the record has a newer version (409 `stale_version`). */
export function isStale(error: SaveError): boolean {
  return error.status === 409 && error.body?.code === 'stale_version';
}

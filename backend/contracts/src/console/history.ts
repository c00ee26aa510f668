import type { Audience } from '../audience';
import type { StoredValue } from '../stored-value';

/** Old and new value of a field; translations as `name.ar`, values of secrets omitted. */
export interface FieldDifference {
  field: string;
  /** The part of the record that it belongs to, such as a variant by its SKU. */
  of?: string;
  /** Null without a value; absent for secrets. */
  before?: StoredValue | null;
  /** Null without a value; absent for secrets. */
  after?: StoredValue | null;
}

/** One entry of a record's change history. */
export interface HistoryEntry {
  id: number;
  /** ISO time, UTC. */
  at: string;
  action: 'create' | 'update' | 'delete' | 'restore' | 'status' | 'default';
  actor: { audience: Audience; id: number; name: string };
  differences: FieldDifference[];
}

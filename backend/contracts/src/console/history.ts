import type { Audience } from '../audience';

/** What became of one field, texts of another language as `name.ar`; a secret's values are left out. */
export interface FieldDifference {
  field: string;
  /** Which part of the record it is of, as a variant by its SKU. */
  of?: string;
  before?: unknown;
  after?: unknown;
}

/** One change of a record as its history shows it. */
export interface HistoryEntry {
  id: number;
  /** ISO time, UTC. */
  at: string;
  action: 'create' | 'update' | 'delete' | 'restore' | 'status' | 'default';
  actor: { audience: Audience; id: number; name: string };
  differences: FieldDifference[];
}

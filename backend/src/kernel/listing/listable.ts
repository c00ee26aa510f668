import type { Field } from '../field';

/** What a listing must know of a resource: its fields, and which of them may be searched, sorted and filtered by. */
export interface Listable {
  path: string;
  fields: readonly Field[];
  search?: readonly string[];
  /** Further SQL conditions over alias `r` by which a search finds a row; `:q` is the pattern in small letters. */
  searchAlso?: readonly string[];
  sort: readonly string[];
  filter?: readonly string[];
  /** Derived values with their choices that may be filtered by as well; the store knows their SQL. */
  computed?: Readonly<Record<string, readonly string[]>>;
  defaultSort?: readonly [string, 'ASC' | 'DESC'];
}

/** Column values that every row read or written must have: a vendor's own id, a document's name, or nothing. */
export type Bounds = Readonly<Record<string, number | string>>;

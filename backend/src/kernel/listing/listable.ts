import type { Field } from '../field';

/** What a list needs of a resource: its fields, and which can be searched, sorted and filtered by. */
export interface Listable {
  path: string;
  fields: readonly Field[];
  search?: readonly string[];
  /** Further SQL conditions of a search, on alias `r`; `:q` is the pattern in lower case. */
  searchAlso?: readonly string[];
  sort: readonly string[];
  filter?: readonly string[];
  /** Computed filters with their choices; the store has their SQL. */
  computed?: Readonly<Record<string, readonly string[]>>;
  defaultSort?: readonly [string, 'ASC' | 'DESC'];
}

/** Column values that restrict all rows read or written: a vendor's id, a document's name, or nothing. */
export type Bounds = Readonly<Record<string, number | string>>;

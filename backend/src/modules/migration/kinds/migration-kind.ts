import type { ShopMigrationKind, ShopMigrationSource } from '@stoa/contracts';
import type { TranslatableText } from '../../../kernel/translation';
import type { RecordReader } from '../reading/record-reader';

/** What a file says about a record, before it is matched with the shop. */
export interface ReadRecord<D extends object> {
  /** Its identity in the former shop. */
  key: string;
  /** How people recognise it. */
  label: string;
  draft: D;
}

/** A draft matched with the shop: what to store, or what it waits for, or that there is nothing to do. */
export type Prepared<V extends object> =
  | { values: V; warnings?: { field: string; value: string; message: TranslatableText }[] }
  | { waits: TranslatableText; field: string; value: string }
  /** Refused by a rule that needs the shop's data. */
  | { refused: TranslatableText; field: string; value: string }
  /** In a dry run: it comes in with a record that an earlier file brings. */
  | { planned: true }
  | { nothing: true };

/** A record that follows from another, such as the redirect of a page's old address. */
export interface FollowUp {
  kind: ShopMigrationKind;
  key: string;
  label: string;
  draft: object;
}

/** What a kind needs to know about the run. */
export interface KindContext {
  source: ShopMigrationSource;
  /** Whether an earlier file of the same dry run brings a record. */
  isPlanned(kind: ShopMigrationKind, key: string): boolean;
}

/** Without what is empty, which forms don't accept. */
export function filled(values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

/**
 * How one kind of records is read and stored. `V` is plain JSON, in the form in which `current` reads it back:
 * the run compares the two.
 */
export abstract class MigrationKind<D extends object = object, V extends object = object> {
  abstract readonly name: ShopMigrationKind;
  /** The resource whose permission `create` the operator needs. */
  abstract readonly resource: string;
  /** Field by which rows that follow each other are one record; null if each row is one. */
  readonly groupBy: string | null = null;

  /** Reads a record; null after an error, which the reader has collected. */
  abstract read(reader: RecordReader, context: KindContext): ReadRecord<D> | null;
  abstract prepare(draft: D, context: KindContext): Promise<Prepared<V>>;
  /** A record that is not from a migration but has the same identity. */
  abstract find(values: V): Promise<number | null>;
  /** The record as it is now; null if it is deleted. */
  abstract current(id: number): Promise<V | null>;
  abstract create(values: V): Promise<number>;
  abstract update(id: number, values: V): Promise<void>;
  abstract remove(id: number): Promise<void>;

  followUps(_id: number, _draft: D): Promise<FollowUp[]> {
    return Promise.resolve([]);
  }
}

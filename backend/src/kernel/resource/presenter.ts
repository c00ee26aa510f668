import type { Caller } from '../access';
import type { BaseRecord } from '../database';

/** Maps stored rows to responses for an audience; a resource may have its own. */
export interface Presenter<T extends BaseRecord> {
  /** The properties that `rows` reads; all of them without it. */
  readonly rowProperties?: readonly string[];

  /** Rows of a list. */
  rows(rows: T[], caller: Caller): Promise<object[]>;
  /** One record in full detail. */
  one(row: T, caller: Caller): Promise<object>;
}

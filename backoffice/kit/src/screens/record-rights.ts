import type { RaRecord } from 'react-admin';

/** What the server lets the reader do with a record, beyond permissions; what it does not state is allowed. */
interface RecordRights {
  editable?: boolean;
  deletable?: boolean;
  /** Statuses that the record may change to. */
  allowed?: readonly string[];
}

const rightsOf = (record: object | undefined): RecordRights => record ?? {};

/** Whether the reader may change the record. */
export const isEditable = (record?: object): boolean => rightsOf(record).editable !== false;

/** Whether the reader may delete the record. */
export const isDeletable = (record?: object): boolean => rightsOf(record).deletable !== false;

/** The statuses that the record may change to: those that it lists, or else all others. */
export function movesOf(record: Partial<RaRecord>, statuses: readonly string[]): readonly string[] {
  return rightsOf(record).allowed ?? statuses.filter((status) => status !== record.status);
}

/** Whether any bulk action may succeed for the record. */
export function isSelectable(record: RaRecord): boolean {
  return isDeletable(record) || rightsOf(record).allowed?.length !== 0;
}

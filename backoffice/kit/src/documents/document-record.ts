import type { PrivateFileKind, DocumentStatus } from '@stoa/contracts';
import type { RaRecord } from 'react-admin';

/** A verification document as both consoles load it; the file itself is a separate request. */
export interface DocumentRecord extends RaRecord<number> {
  vendor_id: number;
  kind: PrivateFileKind;
  status: DocumentStatus;
  /** Why it was rejected. */
  reason: string | null;
  filename: string;
  mime: string;
  /** Size of the file. */
  bytes: number;
  created_at: string;
}

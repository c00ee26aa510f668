import type { KeptKind, PaperStatus } from '@stoa/contracts';
import type { RaRecord } from 'react-admin';

/** A vendor's paper as both consoles read it; its bytes are asked for on their own. */
export interface PaperRecord extends RaRecord<number> {
  vendor_id: number;
  kind: KeptKind;
  status: PaperStatus;
  /** Why it was rejected. */
  reason: string | null;
  filename: string;
  mime: string;
  /** Of the file. */
  bytes: number;
  created_at: string;
}

import type { CurrencyFacts, ImportLayout, ImportOptions } from '@stoa/contracts';
import type { Format } from '../formats/format';
import type { ImportReferenceData } from '../running/import-reference-data';

/** Context in which sheets are read. */
export interface ReadingContext {
  references: ImportReferenceData;
  currency: CurrencyFacts;
  format: Format;
  options: ImportOptions;
  layout: ImportLayout;
  /** Whether a person confirmed the file's currency, so that other symbols beside prices mean nothing. */
  anyCurrency: boolean;
  /** When the import is read: sales that have ended by then are none. */
  now: Date;
}

/** The existing product that a sheet matches; `id` is null for a new one. */
export interface SheetTarget {
  vendor_id: number;
  id: number | null;
  awaited_status: 'active' | null;
}

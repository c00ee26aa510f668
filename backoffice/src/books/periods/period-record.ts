import type { LedgerPeriodFacts, LedgerPeriodState } from '@stoa/contracts';

/** A closed period as the list shows it. */
export interface PeriodRecord extends LedgerPeriodFacts {
  id: number;
  first_day: string | null;
  last_day: string;
  state: LedgerPeriodState;
  reopening_reason: string | null;
  created_at: string;
}

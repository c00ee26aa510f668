import type {
  SettlementFacts,
  SettlementLayout,
  SettlementLineType,
  SettlementMatch,
  SettlementState,
} from '@stoa/contracts';

/** A settlement file as its screens show it. */
export interface SettlementRecord extends SettlementFacts {
  id: number;
  number: string;
  driver: string;
  layout: SettlementLayout;
  filename: string;
  state: SettlementState;
  first_day: string;
  last_day: string;
  created_at: string;
}

/** A line of a file; amounts in minor units of `currency`. */
export interface SettlementLineRecord {
  id: number;
  type: SettlementLineType;
  day: string;
  reference: string;
  gross: number;
  fee: number;
  net: number;
  currency: string;
  match: SettlementMatch;
  booked: number | null;
  order_number: string | null;
}

/** Matches that an operator has to look at. */
export const DIFFERENCES: readonly SettlementMatch[] = ['amount_differs', 'missing_in_books'];

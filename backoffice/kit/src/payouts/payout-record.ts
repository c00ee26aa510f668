import type { PayoutFacts, PayoutMethod, PayoutState } from '@stoa/contracts';
import type { RaRecord } from 'react-admin';

/** A payout request as both consoles load it. */
export interface PayoutRecord extends RaRecord<number>, PayoutFacts {
  number: string;
  amount: number;
  fee: number | null;
  net: number | null;
  currency: string;
  method: PayoutMethod;
  destination: string;
  state: PayoutState;
  reference: string | null;
  reason: string | null;
  created_at: string;
  paid_at: string | null;
}

/** The pages of payout requests, with the calls that change their state. */
export const PAYOUT_CALLS = {
  payout_requests: {
    move: 'updatePayoutRequestStatus',
    transfers: 'exportPayoutTransfers',
    explain: 'explainPayoutRequest',
    resource: 'payoutRequests',
  },
  rider_payout_requests: {
    move: 'updateRiderPayoutRequestStatus',
    transfers: 'exportRiderPayoutTransfers',
    explain: 'explainRiderPayoutRequest',
    resource: 'riderPayoutRequests',
  },
} as const;

export type PayoutPage = keyof typeof PAYOUT_CALLS;

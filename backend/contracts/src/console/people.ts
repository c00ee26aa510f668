import type { AssignmentState, OrderState, ReviewStatus } from '../states';

/** A row of `{admin|vendor}/rider_shipping` and `getRiderShipping`: one order in the hands of one rider. */
export interface RiderDelivery {
  id: number;
  state: AssignmentState;
  /** Where the reader may move it now. */
  allowed: AssignmentState[];
  order: {
    id: number;
    number: string;
    state: OrderState;
    status_label: string;
    total: number;
    currency: string;
  };
  rider: { id: number; name: string; phone: string };
  vendor: { id: number; name: string };
  recipient: { name: string; phone: string | null; lines: string[] };
  note: string | null;
  offered_at: string;
  picked_up_at: string | null;
  delivered_at: string | null;
}

/** `POST {admin|vendor}/assignRider`. */
export interface AssignRider {
  order_id: number;
  rider_id: number;
  note?: string | null;
}

/** What a row of `{admin|vendor}/reviews` has beside its declared fields. */
export interface ReviewFacts {
  /** Absent for reviews of a store. */
  product_name: string | null;
  /** The operators' word for the status; absent while they have none. */
  status_label: string | null;
  /** Where the reader may move it now. */
  allowed: ReviewStatus[];
}

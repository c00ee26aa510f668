import type { ReturnState } from '../states';
import type { CustomerReturn, ReturnEntry } from '../web/return';

/** A row of `{admin|vendor}/returns`. */
export interface ReturnRow {
  id: number;
  number: string;
  order_id: number;
  order_number: string;
  vendor_id: number;
  vendor_name: string;
  customer_name: string;
  email: string;
  state: ReturnState;
  item_count: number;
  /** When it must have been decided or inspected; null if it need not. */
  due_at: string | null;
  /** When it was escalated to the operators; null if it was not. */
  escalated_at: string | null;
  created_at: string;
  updated_at: string;
  /** States that this reader may set now by `changeReturnStatus` or, for `inspected`, by `inspectReturn`. */
  allowed: ReturnState[];
}

/** `GET {admin|vendor}/returns/{id}`. */
export interface ReturnRecord
  extends
    ReturnRow,
    Pick<
      CustomerReturn,
      | 'note'
      | 'carrier'
      | 'tracking_number'
      | 'send_by'
      | 'lines'
      | 'pictures'
      | 'refund'
      | 'refund_to'
      | 'exchange_order'
    > {
  timeline: (ReturnEntry & { actor: string | null })[];
}

/** `POST {admin|vendor}/changeReturnStatus`; a refused change is a 409 with `details.allowed`. */
export interface ChangeReturnStatus {
  return_id: number;
  state: ReturnState;
  /** A message to the customer; required to reject or cancel. */
  note?: string | null;
}

/** `POST {admin|vendor}/inspectReturn`: all lines of a received return; issues the refund. */
export interface InspectReturn {
  return_id: number;
  lines: {
    order_line_id: number;
    accepted_quantity: number;
    /** Whether the accepted units are put back into stock. */
    restock: boolean;
    condition_note?: string | null;
  }[];
  /** Whether what is left of the shipping is refunded as well. */
  refund_shipping?: boolean;
  /** A message to the customer. */
  note?: string | null;
}

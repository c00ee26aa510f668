import type { ChangeOrderStatus, OrderRecord } from '@stoa/contracts';

/** Target state of an order; `with_steps` also performs the transitions in between. */
export type Move = OrderRecord['allowed'][number] & Pick<ChangeOrderStatus, 'with_steps'>;

/** Notes on a state change: one to the buyer, one internal. */
export type Notes = Required<Pick<ChangeOrderStatus, 'note' | 'internal_note'>>;

/** Request that changes an order's state; the shop's own status takes precedence, empty notes are omitted. */
export function statusChange(order_id: number, move: Move, notes: Notes): ChangeOrderStatus {
  const [note, internal_note] = [notes.note.trim(), notes.internal_note.trim()];
  return {
    order_id,
    ...(move.order_status_id === null ? { state: move.state } : { order_status_id: move.order_status_id }),
    ...(move.with_steps && { with_steps: true }),
    ...(note && { note }),
    ...(internal_note && { internal_note }),
  };
}

import type { ChangeOrderStatus, OrderRecord } from '@stoa/contracts';

/** Where an order goes; with the steps of handling between where it is to be there at once. */
export type Move = OrderRecord['allowed'][number] & Pick<ChangeOrderStatus, 'with_steps'>;

/** What is said about a move: to the buyer, and among those who handle the order. */
export type Notes = Required<Pick<ChangeOrderStatus, 'note' | 'internal_note'>>;

/** The call that moves an order; a label of the shop's own decides which one it gets, and empty notes are none. */
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

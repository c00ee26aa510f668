import type { InspectReturn, ReturnedLine, ReturnReason } from '@stoa/contracts';

/** Reasons that leave the item itself as good as new; any other is for the inspector to judge. */
const SELLABLE: ReadonlySet<ReturnReason> = new Set(['wrong_item', 'no_longer_needed', 'arrived_late']);

/** What an inspection begins with: everything accepted, and back into stock if the reason allows it. */
export function firstFinding({
  order_line_id,
  quantity,
  reason,
}: Pick<ReturnedLine, 'order_line_id' | 'quantity' | 'reason'>): InspectReturn['lines'][number] {
  return {
    order_line_id,
    accepted_quantity: quantity,
    restock: SELLABLE.has(reason),
    condition_note: '',
  };
}

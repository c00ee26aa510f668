/** Sentences of the screens about refunds, notes, balances and deliveries in English. */
export const sales = {
  refund: {
    title: 'Refunds',
    none: 'No refunds',
    none_hint: 'Cancelling a paid order adds a refund here.',
    order: 'Order',
    customer: 'Customer',
    move_text:
      '%{customer} · %{amount}. Choose “Paid out” once the money has left your account; the customer is notified by email.',
    settled: 'Completed %{at}',
  },
  buyer_note: {
    title: 'Note from the buyer',
    gift: 'This order is a gift.',
    gift_message: 'Gift message',
  },
  order_note: {
    message: 'Message to the customer (optional)',
    message_hint:
      'Shown to the customer on the order page and in the email about this step, such as a tracking number.',
    internal: 'Internal note (optional)',
    internal_hint: 'Only visible to operators and the vendor.',
    internal_label: 'Internal note',
    internal_by: 'Internal note: %{note}',
  },
  line_sum: {
    net: 'Net %{amount}',
    tax: 'Tax %{amount}',
  },
  balance: {
    available: 'Available balance',
    available_hint: 'Completed sales %{earned}, minus payouts %{held}',
    left: '%{amount} available',
  },
  rider_offer: {
    rider: 'Delivery',
    none: 'No rider yet',
    offline: 'This rider is offline.',
    busy: 'This rider is busy.',
    outside_zone: 'The delivery address is outside this rider’s zones.',
    anyway: 'Offer anyway',
  },
};

/** Names of their fields. */
export const salesFields: Record<string, string> = {
  settled_at: 'Completed',
  order_number: 'Order',
};

/** Names of their choices. */
export const salesChoices: Record<string, string> = {
  succeeded: 'Paid out',
  order_cancelled: 'Order cancelled',
  order_expired: 'Order expired',
};

/** Names of their pages. */
export const salesPages = {
  refunds: 'Refunds',
};

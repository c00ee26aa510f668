/** Sentences of the screens about shipping and payment methods in English. */
export const checkout = {
  shipping: {
    asks: 'Costs %{amount} per vendor.',
    free: 'Costs nothing.',
    free_from: 'Free from %{threshold} of that vendor’s goods.',
    free_only_from: 'Costs nothing, and is offered from %{threshold} of a vendor’s goods.',
    days: 'Arrives in %{min} to %{max} days.',
    everywhere: 'Goes everywhere.',
    zones: 'Goes to one zone. |||| Goes to %{smart_count} zones.',
  },
  payment: {
    drivers: {
      cash_on_delivery:
        'The buyer pays the rider at the door. Orders go on at once, and count as paid when they are delivered. No keys are needed.',
      bank_transfer:
        'The buyer transfers the money, and an operator marks the order as paid when it has arrived. Write the account into the instructions; no keys are needed.',
    },
    costs: 'Buyers pay %{fee} on top of their order.',
    free: 'It costs buyers nothing extra.',
  },
};

/** Help beside their inputs. */
export const checkoutHints = {
  shipping_methods: {
    free_over: 'Counted on one vendor’s goods alone.',
    handling: 'Added to the rate.',
    zone_ids: 'None means everywhere.',
    cod_allowed: 'Whether orders sent this way may be paid at the door.',
  },
  payment_methods: {
    instructions: 'Shown at checkout and in the confirmation.',
    min_amount: 'In the default currency; empty for no bound.',
    max_amount: 'In the default currency; empty for no bound.',
    country_ids: 'Where the goods go; none means everywhere.',
    currency_ids: 'What buyers pay in; none means all.',
    fee: 'Added to what the buyer pays, and kept by the platform; empty for none.',
    fee_rate: 'Of goods, shipping and tax together, on top of the fixed fee.',
  },
};

/** Names of their fields. */
export const checkoutFields: Record<string, string> = {
  country_ids: 'Countries',
  currency_ids: 'Currencies',
  fee_rate: 'Share of the amount',
  payment_fee: 'Payment fee',
};

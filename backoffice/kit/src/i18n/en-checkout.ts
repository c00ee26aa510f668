/** Sentences of the screens about shipping and payment methods in English. */
export const checkout = {
  shipping: {
    asks: 'Costs %{amount} per vendor.',
    free: 'Costs nothing.',
    per_item: 'Costs %{amount} for each piece.',
    by_weight: 'Costs %{amount} for each started %{step}.',
    by_price: 'Costs %{amount} for each started %{step} of goods.',
    percent: 'Costs %{share} of the goods.',
    by_distance: 'Costs %{amount}, and %{per_km} for each started kilometre.',
    collected: 'Buyers collect the goods: %{place}.',
    by_table: {
      weight: 'Costs %{least} to %{most}, by the weight of the goods.',
      price: 'Costs %{least} to %{most}, by the price of the goods.',
      pieces: 'Costs %{least} to %{most}, by the number of pieces.',
    },
    handling: 'Handling adds %{amount}.',
    free_from: 'Free from %{threshold} of that vendor’s goods.',
    offered_from: 'Offered from %{threshold} of a vendor’s goods.',
    carries: 'Carries %{weight} at most.',
    reaches: 'Goes %{km} km at most.',
    days: 'Arrives in %{min} to %{max} days.',
    ready: 'Ready in %{min} to %{max} days.',
    everywhere: 'Goes everywhere.',
    zones: 'Goes to one zone. |||| Goes to %{smart_count} zones.',
    rates: {
      flat: 'Price',
      per_item: 'Price of a piece',
      by_weight: 'Price of a step',
      by_price: 'Price of a step',
      pickup: 'Price of collecting',
      rider_distance: 'Starting price',
    },
    table: {
      weight: 'Each row holds weights in grams: more than its beginning, up to and with its end.',
      price: 'Each row holds prices of a vendor’s goods: more than its beginning, up to and with its end.',
      pieces: 'Each row holds numbers of pieces: more than its beginning, up to and with its end.',
      row: 'Row %{place}',
      over: 'Over',
      up_to: 'Up to',
      up_to_open: 'Up to (empty: no end)',
      costs: 'Costs',
      add: 'Add a row',
      remove: 'Remove row %{place}',
    },
    band: {
      any: 'Everything',
      within: 'Up to %{to}',
      between: 'Over %{from}, up to %{to}',
      beyond: 'Over %{from}',
    },
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
    rate_type: 'What the price follows from.',
    weight_step: 'In grams; the price is asked each time that many begin.',
    price_step: 'The price is asked each time this much of goods begins.',
    percent: 'Of one vendor’s goods.',
    table_by: 'What decides which row holds.',
    rate_per_km: 'From the vendor’s address to the buyer’s, as the crow flies.',
    max_distance: 'In kilometres; empty for no bound.',
    pickup_address: 'Buyers read it at checkout and in the confirmation.',
    pickup_instructions: 'Opening hours, where to ring, what to bring.',
    max_weight: 'In grams; empty for no bound. Goods without a weight count nothing.',
    free_over: 'Counted on one vendor’s goods alone.',
    handling: 'Added to whatever is asked.',
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
  rate_type: 'Price by',
  weight_step: 'Grams of a step',
  price_step: 'Goods of a step',
  percent: 'Share of the goods',
  table_by: 'Table by',
  table: 'Table',
  rate_per_km: 'Price of a kilometre',
  max_distance: 'Farthest, in kilometres',
  pickup_address: 'Where to collect',
  pickup_instructions: 'How to collect',
  max_weight: 'Heaviest, in grams',
};

/** Names of their choices. */
export const checkoutChoices: Record<string, string> = {
  per_item: 'By piece',
  by_weight: 'By weight',
  by_price: 'By price',
  table: 'By table',
  pickup: 'Collected by the buyer',
  rider_distance: 'By distance',
  weight: 'Weight',
  price: 'Price',
  pieces: 'Pieces',
};

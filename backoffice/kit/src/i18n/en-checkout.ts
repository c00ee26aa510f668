/** Sentences of the screens about shipping and payment methods in English. */
export const checkout = {
  shipping: {
    asks: '%{amount} per vendor.',
    free: 'Free.',
    per_item: '%{amount} per item.',
    by_weight: '%{amount} per %{step} or part thereof.',
    by_price: '%{amount} per %{step} of order value or part thereof.',
    percent: '%{share} of the order value.',
    by_distance: '%{amount} plus %{per_km} per km.',
    collected: 'Pickup at: %{place}.',
    by_table: {
      weight: '%{least} to %{most}, depending on weight.',
      price: '%{least} to %{most}, depending on order value.',
      pieces: '%{least} to %{most}, depending on the number of items.',
    },
    handling: 'Plus %{amount} handling.',
    free_from: 'Free over %{threshold} per vendor.',
    offered_from: 'Available for orders over %{threshold} per vendor.',
    carries: 'Up to %{weight}.',
    reaches: 'Up to %{km} km.',
    days: 'Delivered in %{min}–%{max} days.',
    ready: 'Ready in %{min}–%{max} days.',
    everywhere: 'Ships worldwide.',
    zones: 'Ships to one zone. |||| Ships to %{smart_count} zones.',
    rates: {
      flat: 'Price',
      per_item: 'Price per item',
      by_weight: 'Price per step',
      by_price: 'Price per step',
      pickup: 'Pickup fee',
      rider_distance: 'Base price',
    },
    table: {
      weight: 'Weight ranges in grams: above the start, up to and including the end.',
      price: 'Order value ranges per vendor: above the start, up to and including the end.',
      pieces: 'Item count ranges: above the start, up to and including the end.',
      row: 'Row %{place}',
      over: 'Over',
      up_to: 'Up to',
      up_to_open: 'Up to (empty: no limit)',
      costs: 'Price',
      add: 'Add row',
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
        'Customers pay on delivery. Orders are processed immediately and count as paid once delivered. No API keys required.',
      bank_transfer:
        'Customers transfer the money and an operator marks the order as paid. Add your account details to the instructions. No API keys required.',
    },
    costs: 'Customers pay a fee of %{fee}.',
    free: 'No extra fee.',
  },
};

/** Help beside their inputs. */
export const checkoutHints = {
  shipping_methods: {
    rate_type: 'How the shipping price is calculated.',
    weight_step: 'In grams; the price is charged for each step or part of it.',
    price_step: 'The price is charged for each step of order value or part of it.',
    percent: 'Of one vendor’s items.',
    table_by: 'What the rates depend on.',
    rate_per_km: 'Straight-line distance between vendor and customer.',
    max_distance: 'Leave empty for no limit.',
    pickup_address: 'Shown at checkout and in the confirmation.',
    pickup_instructions: 'For example opening hours or what to bring.',
    max_weight: 'Leave empty for no limit. Products without a weight count as zero.',
    free_over: 'Calculated per vendor.',
    handling: 'Added to the shipping price.',
    zone_ids: 'Leave empty for all zones.',
    cod_allowed: 'Whether orders with this method can be paid on delivery.',
  },
  payment_methods: {
    instructions: 'Shown at checkout and in the confirmation.',
    min_amount: 'In the default currency. Leave empty for no limit.',
    max_amount: 'In the default currency. Leave empty for no limit.',
    country_ids: 'Countries shipped to. Leave empty for all.',
    currency_ids: 'Leave empty for all currencies.',
    fee: 'Charged to the customer and kept by the platform.',
    fee_rate: 'Of items, shipping and tax, on top of the fixed fee.',
  },
};

/** Names of their fields. */
export const checkoutFields: Record<string, string> = {
  country_ids: 'Countries',
  currency_ids: 'Currencies',
  fee_rate: 'Percentage fee',
  payment_fee: 'Payment fee',
  rate_type: 'Rate type',
  weight_step: 'Weight step (g)',
  price_step: 'Price step',
  percent: 'Percentage of order value',
  table_by: 'Rate based on',
  table: 'Rate table',
  rate_per_km: 'Price per km',
  max_distance: 'Max. distance (km)',
  pickup_address: 'Pickup address',
  pickup_instructions: 'Pickup instructions',
  max_weight: 'Max. weight (g)',
};

/** Names of their choices. */
export const checkoutChoices: Record<string, string> = {
  per_item: 'Per item',
  by_weight: 'By weight',
  by_price: 'By price',
  table: 'Rate table',
  pickup: 'Pickup',
  rider_distance: 'By distance',
  weight: 'Weight',
  price: 'Price',
  pieces: 'Units',
};

/** Sentences of what sellers do every day (creating products, shipping, looking at what runs out) in English. */
export const selling = {
  new_product: {
    place: 'Organization',
    more: 'More details',
    options_follow: 'Prices and stock are entered for each variant in the next step.',
    sku_hint: 'Leave empty to generate one.',
    to_options: 'Create and add options',
    publish: 'Publish',
    submit: 'Submit for approval',
    draft: 'Save as draft',
    made_before: 'This product was already created by an earlier attempt. Open it to change it.',
    value_new: 'Create “%{name}”',
  },
  shipped: { several: '%{smart_count} orders marked as shipped' },
  ranked: { more: 'and %{smart_count} more' },
};

/** Names of their fields. */
export const sellingFields = { available: 'Units available', variant_stock_status: 'Stock of any variant' };

/** Help beside inputs, by resource and field; `every` holds those that say the same everywhere. */
export const hints = {
  every: {
    sort: 'Smaller numbers come first.',
    code: 'Short and unchanging: letters, digits, dots and dashes.',
    password: 'At least 8 characters. Left empty, it stays as it is.',
  },
  languages: {
    code: 'Which of the translated texts it shows.',
    iso: 'As in en-GB; decides how dates and figures are written.',
    fallback_id: 'Where a text is missing, it is taken from there.',
  },
  currencies: {
    code: 'ISO 4217, such as EUR.',
    rate: 'Units of this currency for one of the default currency.',
    exponent: 'Digits after the point: 2 for cents, 0 for yen.',
    rounding_increment: 'Prices end in multiples of it, in the smallest unit: 5 for 0.05.',
  },
  countries: {
    iso2: 'Two letters, such as DE.',
    iso3: 'Three letters, such as DEU.',
    dial_code: 'As in +49.',
    postcode_regex: 'The pattern that postcodes are checked by; empty for none.',
    requires_state: 'Addresses must then name a state.',
  },
  zones: {
    kind: 'What the zone decides about.',
    priority: 'Where several zones fit a place, the highest number wins.',
  },
  units: {
    dimension: 'What it measures; only units of one dimension convert.',
    base_id: 'The unit that the factor counts in.',
    factor: 'How many base units one of it is: 1000 for a kilogram in grams.',
    decimals: 'Decimals that quantities may have.',
  },
  attributes: {
    type: 'Decides how values are entered and shown.',
    unit_id: 'For measured values, such as cm.',
    is_filterable: 'Shoppers can narrow lists by it.',
    is_variant_axis: 'Products may have one variant for each value.',
    category_ids: 'Only products in these offer it; none means all.',
  },
  tax_rates: {
    priority: 'Rates of the same number are added up; higher ones come on top.',
    compound: 'Also taxes the taxes before it.',
  },
  coupons: {
    code: 'What buyers type; capitals make no difference.',
    rate: 'Of the goods; with several pieces, of the cheaper ones. 100 % makes them free.',
    buy_qty: 'Counted over the whole cart, together with the pieces made cheaper.',
    get_qty: 'Of every full set, the cheapest pieces.',
    min_spend: 'Of the goods it is for, before any discount, in the default currency; empty for no minimum.',
    min_qty: 'Pieces of the goods it is for; empty for no minimum.',
    max_discount: 'The most it ever takes off an order; empty for no bound.',
    limit_total: 'Uses by all buyers together; empty for no limit.',
    limit_per_customer: 'Guests are told apart by their e-mail.',
    first_order_only: 'Told by the e-mail address; cancelled orders don’t count.',
    stackable: 'Several codes hold only when each of them allows it; each works on what is left.',
    category_ids:
      'With all categories below them. Goods that any of these four lists names; all goods when they are empty.',
    excluded_category_ids:
      'With all categories below them. What is named here is left out even where it is named above.',
    funded_by: 'A discount that a vendor bears makes the base of the commission smaller.',
    vendor_id:
      'The coupon then touches this vendor’s goods and shipping alone. Needed when the vendor bears it.',
    is_public: 'In the cart, with its title; others must be known by their code.',
  },
  categories: {
    icon: 'Name of an icon of the shop’s menu.',
    show_in_menu: 'Stands in the shop’s main menu.',
  },
  vendors: {
    policies: 'Returns, delivery and what else buyers should know.',
    vacation_starts_at: 'Meanwhile the shop is shown, but nothing of it can be bought.',
  },
  customers: { currency: 'The code of the currency that prices are shown in.' },
  order_statuses: {
    maps_to: 'The step of the order process that it names.',
    color: 'The colour of its mark in lists.',
  },
  inventories: { reason: 'Why, for whoever looks it up later.' },
  newses: { tags: 'Words separated by commas.', published_at: 'Empty means not yet.' },
  content_pages: { published_at: 'Empty means not yet.', footer_group: 'Empty for none.' },
  content_application_pages: { published_at: 'Empty means not yet.' },
  newsletters: { email: 'The person is asked by mail and has to say yes.' },
  tabs: { product_ids: 'None of both means every product.', category_ids: 'On all their products.' },
  static_banners: { background: 'A colour or gradient of CSS; words on it are white.' },
  slider_images: { background: 'A colour or gradient of CSS; words on it are white.' },
  faqs: { vendor_id: 'Empty for the shop itself.' },
  riders: {
    vendor_id: 'Empty for riders of the platform.',
    zone_ids: 'Where the rider delivers; none means everywhere.',
    cash_limit: 'Empty for no limit.',
    bank_account: 'Kept encrypted; only its end is ever shown. Left empty, it stays as it is.',
  },
  reviews: {
    product_id: 'Empty for a review of the store as a whole.',
    vendor_id: 'Taken from the product when one is chosen.',
    author_name: 'The name that stands under it, such as Clara B.',
    vendor_reply: 'Shoppers read it under the review.',
  },
  review_statuses: {
    maps_to: 'The step of moderation that it names.',
    color: 'The colour of its mark in lists.',
  },
  commissions: {
    fixed: 'For each line of an order.',
    min: 'The least that is kept; empty for no bound.',
    max: 'The most that is kept; empty for no bound.',
    price_to: 'Empty for no upper end.',
  },
};

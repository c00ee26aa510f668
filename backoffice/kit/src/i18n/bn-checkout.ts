import type { checkout as base, checkoutHints as baseHints } from './en-checkout';
import type { Known } from './texts';

/** Sentences of the screens about shipping and payment methods in Bengali. */
export const checkout: Known<typeof base> = {
  shipping: {
    asks: 'প্রতি বিক্রেতার জন্য %{amount} লাগে।',
    free: 'কিছু লাগে না।',
    per_item: 'প্রতিটির জন্য %{amount} লাগে।',
    by_weight: 'শুরু হওয়া প্রতি %{step}-এর জন্য %{amount} লাগে।',
    by_price: 'পণ্যের শুরু হওয়া প্রতি %{step}-এর জন্য %{amount} লাগে।',
    percent: 'পণ্যমূল্যের %{share} লাগে।',
    by_distance: '%{amount}, আর শুরু হওয়া প্রতি কিলোমিটারে %{per_km} লাগে।',
    collected: 'ক্রেতারা নিজেরা পণ্য নেন: %{place}।',
    by_table: {
      weight: 'পণ্যের ওজন অনুযায়ী %{least} থেকে %{most} লাগে।',
      price: 'পণ্যের দাম অনুযায়ী %{least} থেকে %{most} লাগে।',
      pieces: 'পণ্যের সংখ্যা অনুযায়ী %{least} থেকে %{most} লাগে।',
    },
    handling: 'হ্যান্ডলিংয়ে %{amount} যোগ হয়।',
    free_from: 'সেই বিক্রেতার %{threshold} মূল্যের পণ্য থেকে বিনামূল্যে।',
    offered_from: 'এক বিক্রেতার %{threshold} মূল্যের পণ্য থেকে পাওয়া যায়।',
    carries: 'সর্বোচ্চ %{weight} নেয়।',
    reaches: 'সর্বোচ্চ %{km} কিমি যায়।',
    days: '%{min} থেকে %{max} দিনে পৌঁছায়।',
    ready: '%{min} থেকে %{max} দিনে প্রস্তুত।',
    everywhere: 'সবখানে যায়।',
    zones: 'একটি জোনে যায়। |||| %{smart_count}টি জোনে যায়।',
    rates: {
      flat: 'দাম',
      per_item: 'প্রতিটির দাম',
      by_weight: 'এক ধাপের দাম',
      by_price: 'এক ধাপের দাম',
      pickup: 'নেওয়ার দাম',
      rider_distance: 'শুরুর দাম',
    },
    table: {
      weight: 'প্রতিটি সারিতে গ্রামে ওজন: শুরুর চেয়ে বেশি, শেষ পর্যন্ত ও শেষসহ।',
      price: 'প্রতিটি সারিতে এক বিক্রেতার পণ্যের দাম: শুরুর চেয়ে বেশি, শেষ পর্যন্ত ও শেষসহ।',
      pieces: 'প্রতিটি সারিতে পণ্যের সংখ্যা: শুরুর চেয়ে বেশি, শেষ পর্যন্ত ও শেষসহ।',
      row: 'সারি %{place}',
      over: 'এর বেশি',
      up_to: 'পর্যন্ত',
      up_to_open: 'পর্যন্ত (খালি: শেষ নেই)',
      costs: 'খরচ',
      add: 'সারি যোগ করুন',
      remove: 'সারি %{place} সরান',
    },
    band: {
      any: 'সবকিছু',
      within: '%{to} পর্যন্ত',
      between: '%{from}-এর বেশি, %{to} পর্যন্ত',
      beyond: '%{from}-এর বেশি',
    },
  },
  payment: {
    drivers: {
      cash_on_delivery:
        'ক্রেতা দরজায় রাইডারকে টাকা দেন। অর্ডার সঙ্গে সঙ্গে এগোয় এবং পৌঁছালে পরিশোধিত ধরা হয়। কোনো কী লাগে না।',
      bank_transfer:
        'ক্রেতা টাকা পাঠান, এলে অপারেটর অর্ডারটি পরিশোধিত চিহ্নিত করেন। হিসাবের তথ্য নির্দেশনায় লিখুন; কোনো কী লাগে না।',
    },
    costs: 'ক্রেতারা অর্ডারের উপর %{fee} দেন।',
    free: 'ক্রেতাদের বাড়তি কিছু দিতে হয় না।',
  },
};

/** Help beside their inputs. */
export const checkoutHints: Known<typeof baseHints> = {
  shipping_methods: {
    rate_type: 'দাম কীসে ঠিক হয়।',
    weight_step: 'গ্রামে; প্রতিবার এতটা শুরু হলে দাম লাগে।',
    price_step: 'প্রতিবার এত টাকার পণ্য শুরু হলে দাম লাগে।',
    percent: 'এক বিক্রেতার পণ্যের।',
    table_by: 'কোন সারি খাটবে তা কীসে ঠিক হয়।',
    rate_per_km: 'বিক্রেতার ঠিকানা থেকে ক্রেতার ঠিকানা, সোজা পথে।',
    max_distance: 'কিলোমিটারে; সীমা না থাকলে খালি।',
    pickup_address: 'ক্রেতারা চেকআউটে ও নিশ্চিতকরণে পড়েন।',
    pickup_instructions: 'খোলার সময়, কোথায় বেল বাজাতে হবে, কী আনতে হবে।',
    max_weight: 'গ্রামে; সীমা না থাকলে খালি। যার ওজন নেই তা গোনা হয় না।',
    free_over: 'শুধু এক বিক্রেতার পণ্যের উপর গোনা হয়।',
    handling: 'যা লাগে তার সঙ্গে যোগ হয়।',
    zone_ids: 'কোনোটি না বাছলে সবখানে।',
    cod_allowed: 'এভাবে পাঠানো অর্ডারের টাকা দরজায় দেওয়া যায় কি না।',
  },
  payment_methods: {
    instructions: 'চেকআউটে ও নিশ্চিতকরণে দেখানো হয়।',
    min_amount: 'ডিফল্ট মুদ্রায়; সীমা না থাকলে খালি।',
    max_amount: 'ডিফল্ট মুদ্রায়; সীমা না থাকলে খালি।',
    country_ids: 'পণ্য যেখানে যায়; কোনোটি না বাছলে সবখানে।',
    currency_ids: 'ক্রেতারা যে মুদ্রায় দেন; কোনোটি না বাছলে সব।',
    fee: 'ক্রেতার টাকার সঙ্গে যোগ হয় ও প্ল্যাটফর্মের কাছে থাকে; না থাকলে খালি।',
    fee_rate: 'পণ্য, শিপিং ও কর মিলিয়ে, নির্দিষ্ট ফির উপর।',
  },
};

/** Names of their fields. */
export const checkoutFields: Record<string, string> = {
  country_ids: 'দেশ',
  currency_ids: 'মুদ্রা',
  fee_rate: 'টাকার অংশ',
  payment_fee: 'পেমেন্ট ফি',
  rate_type: 'দামের ভিত্তি',
  weight_step: 'এক ধাপের গ্রাম',
  price_step: 'এক ধাপের পণ্য',
  percent: 'পণ্যের অংশ',
  table_by: 'সারণির ভিত্তি',
  table: 'সারণি',
  rate_per_km: 'প্রতি কিলোমিটারের দাম',
  max_distance: 'সর্বোচ্চ দূরত্ব, কিলোমিটারে',
  pickup_address: 'কোথা থেকে নিতে হবে',
  pickup_instructions: 'কীভাবে নিতে হবে',
  max_weight: 'সর্বোচ্চ ওজন, গ্রামে',
};

/** Names of their choices. */
export const checkoutChoices: Record<string, string> = {
  per_item: 'প্রতিটি হিসেবে',
  by_weight: 'ওজন অনুযায়ী',
  by_price: 'দাম অনুযায়ী',
  table: 'সারণি অনুযায়ী',
  pickup: 'ক্রেতা নিজে নেন',
  rider_distance: 'দূরত্ব অনুযায়ী',
  weight: 'ওজন',
  price: 'দাম',
  pieces: 'সংখ্যা',
};

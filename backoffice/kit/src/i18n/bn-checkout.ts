import type { checkout as base, checkoutHints as baseHints } from './en-checkout';
import type { Known } from './texts';

/** Sentences of the screens about shipping and payment methods in Bengali. */
export const checkout: Known<typeof base> = {
  shipping: {
    asks: 'প্রতি বিক্রেতা %{amount}।',
    free: 'ফ্রি।',
    per_item: 'প্রতি পণ্য %{amount}।',
    by_weight: 'প্রতি %{step} বা তার অংশের জন্য %{amount}।',
    by_price: 'অর্ডারমূল্যের প্রতি %{step} বা তার অংশের জন্য %{amount}।',
    percent: 'অর্ডারমূল্যের %{share}।',
    by_distance: '%{amount}, সঙ্গে প্রতি কিমি %{per_km}।',
    collected: 'পিকআপের স্থান: %{place}।',
    by_table: {
      weight: 'ওজন অনুযায়ী %{least} থেকে %{most}।',
      price: 'অর্ডারমূল্য অনুযায়ী %{least} থেকে %{most}।',
      pieces: 'পণ্যের সংখ্যা অনুযায়ী %{least} থেকে %{most}।',
    },
    handling: 'সঙ্গে %{amount} হ্যান্ডলিং।',
    free_from: 'প্রতি বিক্রেতা %{threshold}-এর বেশি হলে ফ্রি।',
    offered_from: 'প্রতি বিক্রেতা %{threshold}-এর বেশি অর্ডারে পাওয়া যায়।',
    carries: '%{weight} পর্যন্ত।',
    reaches: '%{km} কিমি পর্যন্ত।',
    days: '%{min}–%{max} দিনে ডেলিভারি।',
    ready: '%{min}–%{max} দিনে প্রস্তুত।',
    everywhere: 'সারা বিশ্বে শিপিং।',
    zones: 'একটি জোনে শিপিং। |||| %{smart_count}টি জোনে শিপিং।',
    rates: {
      flat: 'দাম',
      per_item: 'প্রতি পণ্যের দাম',
      by_weight: 'প্রতি ধাপের দাম',
      by_price: 'প্রতি ধাপের দাম',
      pickup: 'পিকআপ ফি',
      rider_distance: 'মূল দাম',
    },
    table: {
      weight: 'গ্রামে ওজনের পরিসর: শুরুর চেয়ে বেশি, শেষ পর্যন্ত (শেষসহ)।',
      price: 'বিক্রেতাপ্রতি অর্ডারমূল্যের পরিসর: শুরুর চেয়ে বেশি, শেষ পর্যন্ত (শেষসহ)।',
      pieces: 'পণ্যের সংখ্যার পরিসর: শুরুর চেয়ে বেশি, শেষ পর্যন্ত (শেষসহ)।',
      row: 'সারি %{place}',
      over: 'এর বেশি',
      up_to: 'পর্যন্ত',
      up_to_open: 'পর্যন্ত (খালি: সীমা নেই)',
      costs: 'দাম',
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
        'গ্রাহক ডেলিভারির সময় টাকা দেন। অর্ডার সঙ্গে সঙ্গে প্রসেস হয় এবং ডেলিভারির পর পরিশোধিত ধরা হয়। API কী লাগে না।',
      bank_transfer:
        'গ্রাহক টাকা পাঠান আর অপারেটর অর্ডারটি পরিশোধিত চিহ্নিত করেন। নির্দেশনায় আপনার হিসাবের তথ্য দিন। API কী লাগে না।',
    },
    costs: 'গ্রাহক %{fee} ফি দেন।',
    free: 'কোনো বাড়তি ফি নেই।',
  },
};

/** Help beside their inputs. */
export const checkoutHints: Known<typeof baseHints> = {
  shipping_methods: {
    rate_type: 'শিপিংয়ের দাম কীভাবে হিসাব করা হয়।',
    weight_step: 'গ্রামে; প্রতি ধাপ বা তার অংশের জন্য দাম লাগে।',
    price_step: 'অর্ডারমূল্যের প্রতি ধাপ বা তার অংশের জন্য দাম লাগে।',
    percent: 'এক বিক্রেতার পণ্যের।',
    table_by: 'হার কীসের ওপর নির্ভর করে।',
    rate_per_km: 'বিক্রেতা ও গ্রাহকের মধ্যে সরাসরি দূরত্ব।',
    max_distance: 'সীমা না থাকলে খালি রাখুন।',
    pickup_address: 'চেকআউটে ও নিশ্চিতকরণে দেখানো হয়।',
    pickup_instructions: 'যেমন খোলার সময় বা কী আনতে হবে।',
    max_weight: 'সীমা না থাকলে খালি রাখুন। ওজনহীন পণ্য শূন্য ধরা হয়।',
    free_over: 'প্রতি বিক্রেতা হিসাবে।',
    handling: 'শিপিংয়ের দামের সঙ্গে যোগ হয়।',
    zone_ids: 'সব জোনের জন্য খালি রাখুন।',
    cod_allowed: 'এই পদ্ধতির অর্ডার ক্যাশ অন ডেলিভারিতে পরিশোধ করা যায় কি না।',
  },
  payment_methods: {
    instructions: 'চেকআউটে ও নিশ্চিতকরণে দেখানো হয়।',
    min_amount: 'ডিফল্ট মুদ্রায়। সীমা না থাকলে খালি রাখুন।',
    max_amount: 'ডিফল্ট মুদ্রায়। সীমা না থাকলে খালি রাখুন।',
    country_ids: 'যেসব দেশে পাঠানো হয়। সবগুলোর জন্য খালি রাখুন।',
    currency_ids: 'সব মুদ্রার জন্য খালি রাখুন।',
    fee: 'গ্রাহকের কাছ থেকে নেওয়া হয় ও প্ল্যাটফর্ম রাখে।',
    fee_rate: 'পণ্য, শিপিং ও করের ওপর, নির্দিষ্ট ফির অতিরিক্ত।',
  },
};

/** Names of their fields. */
export const checkoutFields: Record<string, string> = {
  country_ids: 'দেশ',
  currency_ids: 'মুদ্রা',
  fee_rate: 'শতাংশ ফি',
  payment_fee: 'পেমেন্ট ফি',
  rate_type: 'মূল্যহারের ধরন',
  weight_step: 'ওজনের ধাপ (গ্রাম)',
  price_step: 'দামের ধাপ',
  percent: 'অর্ডারমূল্যের শতাংশ',
  table_by: 'হারের ভিত্তি',
  table: 'হারের তালিকা',
  rate_per_km: 'প্রতি কিমির দাম',
  max_distance: 'সর্বোচ্চ দূরত্ব (কিমি)',
  pickup_address: 'পিকআপের ঠিকানা',
  pickup_instructions: 'পিকআপের নির্দেশনা',
  max_weight: 'সর্বোচ্চ ওজন (গ্রাম)',
};

/** Names of their choices. */
export const checkoutChoices: Record<string, string> = {
  per_item: 'প্রতি পণ্য',
  by_weight: 'ওজন অনুযায়ী',
  by_price: 'দাম অনুযায়ী',
  table: 'হারের তালিকা',
  pickup: 'পিকআপ',
  rider_distance: 'দূরত্ব অনুযায়ী',
  weight: 'ওজন',
  price: 'দাম',
  pieces: 'একক',
};

import type { checkout as base, checkoutHints as baseHints } from './en-checkout';
import type { Known } from './texts';

/** Sentences of the screens about shipping and payment methods in Bengali. */
export const checkout: Known<typeof base> = {
  shipping: {
    asks: 'প্রতি বিক্রেতার জন্য %{amount} লাগে।',
    free: 'কিছু লাগে না।',
    free_from: 'সেই বিক্রেতার %{threshold} মূল্যের পণ্য থেকে বিনামূল্যে।',
    free_only_from: 'কিছু লাগে না; এক বিক্রেতার %{threshold} মূল্যের পণ্য থেকে পাওয়া যায়।',
    days: '%{min} থেকে %{max} দিনে পৌঁছায়।',
    everywhere: 'সবখানে যায়।',
    zones: 'একটি জোনে যায়। |||| %{smart_count}টি জোনে যায়।',
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
    free_over: 'শুধু এক বিক্রেতার পণ্যের উপর গোনা হয়।',
    handling: 'হারের সঙ্গে যোগ হয়।',
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
};

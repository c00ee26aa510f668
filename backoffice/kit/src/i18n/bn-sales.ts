import type { Texts } from './texts';
import type { sales as english } from './en-sales';

/** Sentences of the screens about refunds, notes, balances and deliveries in Bangla. */
export const sales: Texts<typeof english> = {
  refund: {
    title: 'রিফান্ড',
    none: 'কোনো রিফান্ড নেই',
    none_hint: 'পরিশোধিত অর্ডার বাতিল করলে রিফান্ড এখানে যোগ হয়।',
    order: 'অর্ডার',
    customer: 'ক্রেতা',
    move_text:
      '%{customer} · %{amount}। টাকা আপনার হিসাব থেকে চলে গেলে “পরিশোধ করা হয়েছে” বেছে নিন; গ্রাহককে ইমেইলে জানানো হবে।',
    settled: 'সম্পন্ন %{at}',
  },
  buyer_note: {
    title: 'ক্রেতার নোট',
    gift: 'এই অর্ডারটি একটি উপহার।',
    gift_message: 'উপহারের বার্তা',
  },
  order_note: {
    message: 'ক্রেতার জন্য বার্তা (ঐচ্ছিক)',
    message_hint: 'গ্রাহক অর্ডারের পাতায় ও এই ধাপের ইমেইলে দেখতে পান, যেমন ট্র্যাকিং নম্বর।',
    internal: 'অভ্যন্তরীণ নোট (ঐচ্ছিক)',
    internal_hint: 'শুধু অপারেটর ও বিক্রেতা দেখতে পান।',
    internal_label: 'অভ্যন্তরীণ নোট',
    internal_by: 'অভ্যন্তরীণ নোট: %{note}',
  },
  line_sum: {
    net: 'নিট %{amount}',
    tax: 'কর %{amount}',
  },
  balance: {
    available: 'উপলব্ধ ব্যালান্স',
    available_hint: 'সম্পন্ন বিক্রি %{earned}, বাদ পেআউট %{held}',
    left: '%{amount} উপলব্ধ',
  },
  rider_offer: {
    rider: 'ডেলিভারি',
    none: 'এখনও কোনো রাইডার নেই',
    offline: 'এই রাইডার অফলাইনে আছেন।',
    busy: 'এই রাইডার ব্যস্ত।',
    outside_zone: 'ডেলিভারির ঠিকানা এই রাইডারের এলাকার বাইরে।',
    anyway: 'তবুও অফার করুন',
  },
};

/** Names of their fields. */
export const salesFields: Record<string, string> = {
  settled_at: 'সম্পন্ন',
  order_number: 'অর্ডার',
};

/** Names of their choices. */
export const salesChoices: Record<string, string> = {
  succeeded: 'পরিশোধ করা হয়েছে',
  order_cancelled: 'অর্ডার বাতিল',
  order_expired: 'অর্ডারের মেয়াদ শেষ',
};

/** Names of their pages. */
export const salesPages = {
  refunds: 'রিফান্ড',
};

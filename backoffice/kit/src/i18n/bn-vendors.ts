import type { vendors as english } from './en-vendors';
import type { Texts } from './texts';

/** Sentences of the screens about vendors and their papers in Bengali. */
export const vendors: Texts<typeof english> = {
  panels: {
    products: 'পণ্য',
    orders: 'অর্ডার',
    reviews: 'রিভিউ',
    papers: 'নথি',
    bank: 'ব্যাংক হিসাব',
    payouts: 'পরিশোধ',
  },
  vendor: {
    no_reviews: 'এখনও গ্রাহকের কোনো রিভিউ নেই',
    rating: '%{smart_count}টি রিভিউ থেকে %{average} |||| %{smart_count}টি রিভিউ থেকে %{average}',
    store_is: 'দোকান: %{state}',
    store_text: 'এতে ঠিক হয় গ্রাহক %{name} থেকে কিনতে পারবেন কি না। বিক্রেতাও এটি বদলাতে পারেন।',
    featured: 'প্রথম পাতায় বিশেষভাবে দেখানো',
    not_featured: 'বিশেষভাবে দেখানো নয়',
    feature: '%{name}-কে বিশেষভাবে দেখান',
    reason: 'কারণ, বিক্রেতা দেখতে পাবেন (ঐচ্ছিক)',
    told: 'বিক্রেতাকে জানানো কারণ: %{reason}',
    application: 'আবেদন %{number}, %{day} তারিখে প্রাপ্ত',
    missing_papers: 'বাকি নথি: %{kinds}',
    moves: {
      in_review: 'যাচাই শুরু করুন',
      approved: 'অনুমোদন করুন',
      rejected: 'প্রত্যাখ্যান করুন',
      suspended: 'স্থগিত করুন',
      closed: 'স্থায়ীভাবে বন্ধ করুন',
    },
    move_text: {
      in_review: 'আবেদন যাচাইয়ের সময় %{name} দোকানে দেখা যাবে না।',
      approved: '%{name} সাইন ইন করে বিক্রি শুরু করতে পারবে। বিক্রেতাকে ইমেইলে জানানো হবে।',
      rejected: '%{name}-এর আবেদন প্রত্যাখ্যান করা হবে। বিক্রেতাকে ইমেইলে জানানো হবে।',
      suspended:
        'আপনি আবার অনুমোদন না করা পর্যন্ত %{name}-এর পণ্য কেনা যাবে না এবং তাদের দল সাইন ইন করতে পারবে না।',
      closed: '%{name} স্থায়ীভাবে বন্ধ হবে। এটি ফেরানো যায় না।',
    },
    commission: 'কমিশন',
    no_commission: 'কোনো নিয়ম প্রযোজ্য নয়: এই বিক্রেতা বিক্রির পুরোটাই পান।',
    new_rule: 'এই বিক্রেতার জন্য নতুন নিয়ম',
    because: {
      agreed: 'এই বিক্রেতার সঙ্গে চুক্তি অনুযায়ী; অন্য সব নিয়মের উপরে',
      list: 'প্রথম মিলে যাওয়া নিয়ম; নির্দিষ্ট পণ্য, বিভাগ বা দামের নিয়ম আগে প্রযোজ্য হতে পারে',
      default: 'ডিফল্ট নিয়ম, কারণ অন্য কোনো নিয়ম প্রযোজ্য নয়',
    },
    another_account: 'ব্যাংক হিসাব বদলান',
    account_saved: 'ব্যাংক হিসাব সংরক্ষিত',
  },
  papers: {
    none: 'এখনও কোনো নথি নেই',
    none_hint: 'ব্যবসার নিবন্ধন, কর নথি ও পরিচয়পত্র, PDF বা ছবি হিসেবে।',
    who: {
      admin: 'শুধু বিক্রেতা ও অনুমতিপ্রাপ্ত অপারেটররা এই নথি খুলতে পারেন। এগুলোর কোনো প্রকাশ্য URL নেই।',
      vendor: 'শুধু আপনি ও মার্কেটপ্লেস দল এই নথি খুলতে পারেন। ক্রেতারা কখনও দেখেন না।',
    },
    kind: 'নথির ধরন',
    kinds: {
      identity: 'পরিচয়ের প্রমাণ',
      registration: 'ব্যবসার নিবন্ধন',
      tax: 'কর নথি',
      bank: 'ব্যাংক হিসাবের প্রমাণ',
      other: 'অন্যান্য',
      logo: 'লোগো',
    },
    reason: 'কারণ, বিক্রেতা দেখতে পাবেন',
    moves: { pending: 'ফিরিয়ে নিন', accepted: 'গ্রহণ করুন', rejected: 'প্রত্যাখ্যান করুন' },
    move_text: {
      pending: 'নথিটি আবার সিদ্ধান্তের অপেক্ষায় থাকবে।',
      accepted: 'বিক্রেতা দেখবেন যে নথিটি গৃহীত।',
      rejected: 'বিক্রেতাকে ইমেইলে জানানো হয় এবং তিনি নথিটি আবার পাঠাতে পারেন।',
    },
    add: 'নথি যোগ করুন',
    added: 'নথি যোগ হয়েছে',
    look: '%{name} খুলুন',
    save: '%{name} ডাউনলোড করুন',
    delete: '%{name} মুছুন',
    delete_title: '%{name} মুছবেন?',
    delete_text: 'ফাইলটি স্থায়ীভাবে মুছে যাবে।',
    deleted: 'নথি মোছা হয়েছে',
  },
};

/** Pages and permissions about vendors that belong to no resource's own name. */
export const vendorPages = { papers: 'বিক্রেতাদের নথি', vendor_papers: 'বিক্রেতাদের নথি' };

import type { vendors as english } from './en-vendors';
import type { Texts } from './texts';

/** Sentences of the screens about vendors and their papers in Bengali. */
export const vendors: Texts<typeof english> = {
  forgot: {
    vendor: 'পাসওয়ার্ড ভুলে গেছেন?',
    admin: 'পাসওয়ার্ড ভুলে গেছেন? যিনি প্রশাসকদের দেখাশোনা করেন, তাঁকে নতুন পাসওয়ার্ড দিতে বলুন।',
  },
  panels: {
    products: 'পণ্য',
    orders: 'অর্ডার',
    reviews: 'রিভিউ',
    papers: 'নথি',
    bank: 'ব্যাংক হিসাব',
    payouts: 'পরিশোধ',
  },
  vendor: {
    no_reviews: 'এখনও কোনো রিভিউ নেই',
    rating: '%{smart_count}টি রিভিউ থেকে %{average} |||| %{smart_count}টি রিভিউ থেকে %{average}',
    store_is: 'দোকান: %{state}',
    store_text: '%{name} থেকে কেনা যাবে কি না, ক্রেতারা তখনই দেখতে পান। বিক্রেতাও এটি বদলাতে পারেন।',
    featured: 'প্রথম পাতায় বিশেষভাবে দেখানো',
    not_featured: 'বিশেষভাবে দেখানো নয়',
    feature: '%{name}-কে বিশেষভাবে দেখান',
    reason: 'কারণ, যা বিক্রেতা পড়বেন (ঐচ্ছিক)',
    told: 'বিক্রেতাকে জানানো হয়েছে: %{reason}',
    moves: {
      in_review: 'পর্যালোচনায় নিন',
      approved: 'অনুমোদন করুন',
      rejected: 'প্রত্যাখ্যান করুন',
      suspended: 'স্থগিত করুন',
      closed: 'চিরতরে বন্ধ করুন',
    },
    move_text: {
      in_review: 'আবেদন যাচাইয়ের সময় %{name} দোকানের বাইরে থাকে।',
      approved: '%{name} এখন থেকে প্রবেশ করে বিক্রি করতে পারবে। ই-মেইলে জানানো হবে।',
      rejected: '%{name}-কে ই-মেইলে জানানো হবে যে এখানে বিক্রি করা যাবে না।',
      suspended: 'আপনি আবার অনুমোদন না করা পর্যন্ত %{name}-এর কিছুই কেনা যাবে না, কেউ প্রবেশও করতে পারবে না।',
      closed: '%{name} চিরতরে বন্ধ হবে: এটি ফেরানো যায় না।',
    },
    commission: 'এর বিক্রির কমিশন',
    no_commission: 'কোনো নিয়ম খাটে না: এই বিক্রেতা বিক্রির পুরোটাই রাখে।',
    new_rule: 'এই বিক্রেতার জন্য নতুন নিয়ম',
    because: {
      agreed: 'এই বিক্রেতার সঙ্গে ঠিক করা, তালিকার সব নিয়মের আগে',
      list: 'তালিকার প্রথম প্রযোজ্য নিয়ম; নির্দিষ্ট পণ্য, বিভাগ বা দামের নিয়ম এর আগে আসতে পারে',
      default: 'ডিফল্ট, কারণ অন্য কোনো নিয়ম খাটে না',
    },
    another_account: 'অন্য হিসাব',
    account_saved: 'ব্যাংক হিসাব সংরক্ষিত',
  },
  papers: {
    none: 'এখনও কোনো নথি নেই',
    none_hint: 'নিবন্ধন, কর ও পরিচয়ের নথি: PDF বা ছবি।',
    who: {
      admin:
        'এগুলো কেবল বিক্রেতা নিজে এবং যেসব পরিচালকের ভূমিকা বিক্রেতাদের নথি পড়তে দেয়, তাঁরাই খুলতে পারেন। এগুলোর কোনো উন্মুক্ত ঠিকানা নেই।',
      vendor: 'এগুলো কেবল আপনি এবং বিক্রেতা যাচাই করা পরিচালকেরা খুলতে পারেন। ক্রেতারা কখনও দেখেন না।',
    },
    kind: 'এটি কী দেখায়',
    kinds: {
      identity: 'পরিচয়',
      registration: 'নিবন্ধন',
      tax: 'কর',
      bank: 'ব্যাংক হিসাব',
      other: 'অন্য কিছু',
    },
    add: 'নথি যোগ করুন',
    added: 'নথি যোগ হয়েছে',
    look: '%{name} খুলুন',
    save: '%{name} ডাউনলোড করুন',
    delete: '%{name} মুছুন',
    delete_title: '%{name} মুছবেন?',
    delete_text: 'ফাইলটি চিরতরে মুছে যাবে।',
    deleted: 'নথি মোছা হয়েছে',
  },
};

/** Pages and permissions about vendors that belong to no resource's own name. */
export const vendorPages = { papers: 'বিক্রেতাদের নথি', vendor_papers: 'বিক্রেতাদের নথি' };

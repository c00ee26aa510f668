import type { reactAdminSignIn as englishReactAdmin, signIn as english } from './en-sign-in';
import type { Texts } from './texts';

/** What the sign-in page says in Bengali; all that is loaded before somebody is signed in. */
export const signIn: Texts<typeof english> = {
  auth: {
    sign_in_first: 'আগে সাইন ইন করুন',
    not_authenticated: 'অনুমতি নেই',
    expired_title: 'আপনার সেশন শেষ হয়েছে',
    expired_text: 'চালিয়ে যেতে আবার সাইন ইন করুন। আপনার পরিবর্তনগুলো রাখা আছে।',
    leave: 'সংরক্ষণ না করে চলে যান',
  },
  login: {
    admin: {
      title: 'আবার স্বাগতম',
      subtitle: 'প্রশাসনে সাইন ইন করুন।',
      promise: 'আপনার পুরো মার্কেটপ্লেস এক জায়গায়।',
      first: 'পণ্য, অর্ডার ও বিক্রেতা পরিচালনা করুন',
      second: 'আপনার দলের জন্য ভূমিকাভিত্তিক অ্যাক্সেস',
      third: 'সংশ্লিষ্ট রেকর্ডের লিংকসহ রিপোর্ট',
    },
    vendor: {
      title: 'আবার স্বাগতম',
      subtitle: 'আপনার স্টোরে সাইন ইন করুন।',
      promise: 'নিজের স্টোর দিয়ে আরও বেশি বিক্রি করুন।',
      first: 'এক পাতায় পণ্য যোগ করুন',
      second: 'নতুন অর্ডার আসামাত্র দেখুন',
      third: 'বিক্রি ও কম স্টক নজরে রাখুন',
    },
  },
  error: {
    server: 'কিছু একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।',
    update: 'পরিবর্তন সংরক্ষণ করা যায়নি। আবার চেষ্টা করুন।',
    offline: 'সার্ভারে পৌঁছানো যাচ্ছে না। সংযোগ দেখে আবার চেষ্টা করুন।',
    not_found: 'এই পাতা পাওয়া যায়নি',
    to_dashboard: 'হোমে ফিরে যান',
    retry: 'আবার চেষ্টা করুন',
  },
  forgot: {
    vendor: 'পাসওয়ার্ড ভুলে গেছেন?',
    admin: 'পাসওয়ার্ড ভুলে গেছেন? কোনো প্রশাসককে নতুন পাসওয়ার্ড সেট করতে বলুন।',
  },
};

/** The words of react-admin that it uses. */
export const reactAdminSignIn: Texts<typeof englishReactAdmin> = {
  auth: { email: 'ইমেইল', password: 'পাসওয়ার্ড', sign_in: 'সাইন ইন' },
  input: { password: { toggle_visible: 'পাসওয়ার্ড লুকান', toggle_hidden: 'পাসওয়ার্ড দেখান' } },
  page: { loading: 'লোড হচ্ছে' },
};

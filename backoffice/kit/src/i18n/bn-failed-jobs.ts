import type { failedJobs as english } from './en-failed-jobs';
import { type Texts } from './texts';

/** Sentences about background work that failed for good, in Bengali. */
export const failedJobs: Texts<typeof english> = {
  failed_jobs: {
    about: 'ইমেইলের মতো ব্যাকগ্রাউন্ড কাজ, যা সব চেষ্টার পরও ব্যর্থ হয়েছে।',
    none: 'কোনো ব্যর্থ কাজ নেই',
    none_text: 'সব চেষ্টার পরও ব্যর্থ হওয়া কাজ এখানে দেখা যায়, যাতে আপনি আবার চালাতে পারেন।',
    columns: { name: 'কাজ', error: 'ত্রুটি', attempts: 'চেষ্টা', failed_at: 'ব্যর্থ হওয়ার সময়' },
    retry: 'আবার চেষ্টা করুন',
    retry_all: 'সব আবার চেষ্টা করুন',
    retried: '%{smart_count}টি কাজ আবার চেষ্টা করা হবে |||| %{smart_count}টি কাজ আবার চেষ্টা করা হবে',
    discard: 'বাদ দিন',
    discarded: 'কাজটি বাদ দেওয়া হয়েছে',
    discard_title: '“%{name}” বাদ দেবেন?',
    discard_text: 'এই কাজ আর চালানো হবে না। এটি আর ফেরানো যাবে না।',
  },
};

/** The page of failed jobs, which belongs to no resource. */
export const failedJobPages: Record<string, string> = { failed_jobs: 'ব্যর্থ কাজ' };

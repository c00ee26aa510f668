import type { failedJobs as english } from './en-failed-jobs';
import { type Texts } from './texts';

/** Sentences about background work that failed for good, in Hindi. */
export const failedJobs: Texts<typeof english> = {
  failed_jobs: {
    about: 'बैकग्राउंड के कार्य, जैसे ईमेल, जो सभी प्रयासों के बाद विफल रहे।',
    none: 'कोई विफल कार्य नहीं',
    none_text: 'सभी प्रयासों के बाद विफल हुए कार्य यहाँ दिखते हैं ताकि आप उन्हें फिर से चला सकें।',
    columns: { name: 'कार्य', error: 'त्रुटि', attempts: 'प्रयास', failed_at: 'विफल होने का समय' },
    retry: 'फिर से प्रयास करें',
    retry_all: 'सभी फिर से चलाएँ',
    retried: '%{smart_count} कार्य फिर से चलाया जाएगा |||| %{smart_count} कार्य फिर से चलाए जाएँगे',
    discard: 'हटाएँ',
    discarded: 'कार्य हटाया गया',
    discard_title: '“%{name}” हटाएँ?',
    discard_text: 'यह कार्य दोबारा नहीं चलेगा। इसे पूर्ववत नहीं किया जा सकता।',
  },
};

/** The page of failed jobs, which belongs to no resource. */
export const failedJobPages: Record<string, string> = { failed_jobs: 'विफल कार्य' };

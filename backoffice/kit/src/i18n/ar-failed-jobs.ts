import type { failedJobs as english } from './en-failed-jobs';
import { counted, type Texts } from './texts';

/** Sentences about background work that failed for good, in Arabic. */
export const failedJobs: Texts<typeof english> = {
  failed_jobs: {
    about: 'مهام في الخلفية، كإرسال الرسائل، فشلت بعد كل المحاولات.',
    none: 'لا مهام فاشلة',
    none_text: 'تظهر هنا المهام التي تفشل بعد كل المحاولات لتعيد محاولتها.',
    columns: { name: 'المهمة', error: 'الخطأ', attempts: 'المحاولات', failed_at: 'وقت الفشل' },
    retry: 'إعادة المحاولة',
    retry_all: 'إعادة محاولة الكل',
    retried: counted('عدد المهام التي ستُعاد محاولتها: %{smart_count}'),
    discard: 'تجاهل',
    discarded: 'تم تجاهل المهمة',
    discard_title: 'هل تريد تجاهل «%{name}»؟',
    discard_text: 'لن تُنفَّذ هذه المهمة مجددًا. لا يمكن التراجع عن ذلك.',
  },
};

/** The page of failed jobs, which belongs to no resource. */
export const failedJobPages: Record<string, string> = { failed_jobs: 'المهام الفاشلة' };

import type { insight as english } from './en-insight';
import type { Texts } from './texts';

/** Sentences of histories, reports and the own account in Bengali. */
export const insight: Texts<typeof english> = {
  history: {
    label: 'এই রেকর্ডের অংশ',
    details: 'বিস্তারিত',
    tab: 'ইতিহাস',
    title: '%{name}-এর ইতিহাস',
    empty: 'এখনও কিছু বদলায়নি',
    empty_text: 'এখন থেকে মানুষের করা প্রতিটি পরিবর্তন এখানে থাকবে: কে, কখন এবং কী।',
    create: 'তৈরি করেছেন',
    update: 'বদলেছেন',
    delete: 'মুছেছেন',
    status: 'অবস্থা বদলেছেন',
    default: 'ডিফল্ট করেছেন',
    admin: 'অপারেটর',
    vendor: 'বিক্রেতা',
    customer: 'গ্রাহক',
    field: 'ঘর',
    before: 'আগে',
    after: 'পরে',
    secret: 'বদলেছে (মান রাখা হয় না)',
    older: 'পুরোনো পরিবর্তন দেখান',
    in_language: '%{field} (%{language})',
    of: '%{part}-এর %{field}',
  },
};

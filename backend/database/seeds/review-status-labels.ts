import type { ReviewStatus } from '@stoa/contracts';

/** Labels for operators per review status; every one can be edited afterwards. */
interface StatusLabel {
  status: ReviewStatus;
  color: string;
  name: string;
  es: string;
  ar: string;
  hi: string;
  bn: string;
}

export const REVIEW_STATUS_LABELS: StatusLabel[] = [
  {
    status: 'pending',
    color: '#b45309',
    name: 'Waiting',
    es: 'En espera',
    ar: 'بالانتظار',
    hi: 'प्रतीक्षा में',
    bn: 'অপেক্ষমাণ',
  },
  {
    status: 'approved',
    color: '#15803d',
    name: 'Published',
    es: 'Publicada',
    ar: 'منشور',
    hi: 'प्रकाशित',
    bn: 'প্রকাশিত',
  },
  {
    status: 'rejected',
    color: '#b91c1c',
    name: 'Rejected',
    es: 'Rechazada',
    ar: 'مرفوض',
    hi: 'अस्वीकृत',
    bn: 'প্রত্যাখ্যাত',
  },
  {
    status: 'hidden',
    color: '#6b7280',
    name: 'Hidden',
    es: 'Oculta',
    ar: 'مخفي',
    hi: 'छिपाया गया',
    bn: 'লুকানো',
  },
];

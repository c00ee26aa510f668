import type { CommentStatus, LanguageCode } from '@stoa/contracts';

/** A reader's comment below a post of the demo shop. */
export interface DemoComment {
  /** English title of the post. */
  post: string;
  days_ago: number;
  status: CommentStatus;
  author_name: string;
  email: string;
  locale: LanguageCode;
  body: string;
}

/** Comments in the five languages; all are original. */
export const demoComments: DemoComment[] = [
  {
    post: 'Monsoon coffee, brewed gently',
    days_ago: 11,
    status: 'approved',
    locale: 'en',
    author_name: 'Edith Moss',
    email: 'edith.moss@readers.test',
    body: 'Tried it with 92 degrees this morning and the bitterness is gone. Thank you!',
  },
  {
    post: 'Monsoon coffee, brewed gently',
    days_ago: 9,
    status: 'approved',
    locale: 'hi',
    author_name: 'मीरा जोशी',
    email: 'meera.joshi@readers.test',
    body: 'मेरी दादी भी इसी तरह तीन बार में पानी डालती थीं। स्वाद सच में अलग है।',
  },
  {
    post: 'Monsoon coffee, brewed gently',
    days_ago: 2,
    status: 'pending',
    locale: 'es',
    author_name: 'Lucía Prado',
    email: 'lucia.prado@readers.test',
    body: '¿Sirve también para una cafetera italiana, o queda demasiado gruesa la molienda?',
  },
  {
    post: 'One pot, a whole winter',
    days_ago: 33,
    status: 'approved',
    locale: 'es',
    author_name: 'Iker Solana',
    email: 'iker.solana@readers.test',
    body: 'El truco del bicarbonato me salvó la olla de mi madre. Media hora y como nueva.',
  },
  {
    post: 'One pot, a whole winter',
    days_ago: 30,
    status: 'approved',
    locale: 'bn',
    author_name: 'তানিয়া রহমান',
    email: 'tania.rahman@readers.test',
    body: 'কম আঁচের কথাটা একদম ঠিক। মাংস এত নরম আগে কখনো হয়নি।',
  },
  {
    post: 'Cardamom cookies for four o’clock',
    days_ago: 55,
    status: 'approved',
    locale: 'ar',
    author_name: 'هدى الصالح',
    email: 'huda.alsaleh@readers.test',
    body: 'خبزتها مرتين هذا الأسبوع، والعلبة فارغة من جديد. وصفة بسيطة ورائعة.',
  },
  {
    post: 'Cardamom cookies for four o’clock',
    days_ago: 54,
    status: 'rejected',
    locale: 'en',
    author_name: 'Best Deals',
    email: 'deals@readers.test',
    body: 'Cheap cookies, cheap everything, visit our page now now now',
  },
  {
    post: 'Oil, wax or soap? Caring for wood',
    days_ago: 4,
    status: 'pending',
    locale: 'ar',
    author_name: 'سامي خوري',
    email: 'sami.khoury@readers.test',
    body: 'هل يناسب الزيت طاولة مطلية من قبل، أم يجب صنفرتها أولًا؟',
  },
];

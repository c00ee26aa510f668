import type { ContactState, LanguageCode, SubscriptionState } from '@stoa/contracts';

/** Subscribers of the newsletter: address, language, state, days ago. */
export const demoSubscribers: readonly (readonly [string, LanguageCode, SubscriptionState, number])[] = [
  ['mira.olsen@stoa.test', 'en', 'subscribed', 210],
  ['tom.baker@stoa.test', 'en', 'subscribed', 188],
  ['carmen.vidal@stoa.test', 'es', 'subscribed', 151],
  ['yusuf.karim@stoa.test', 'ar', 'subscribed', 120],
  ['priya.nair@stoa.test', 'hi', 'subscribed', 96],
  ['anika.sen@stoa.test', 'bn', 'subscribed', 74],
  ['lena.fischer@stoa.test', 'en', 'unsubscribed', 70],
  ['hugo.perez@stoa.test', 'es', 'subscribed', 41],
  ['salma.aziz@stoa.test', 'ar', 'unsubscribed', 33],
  ['noor.rahman@stoa.test', 'bn', 'subscribed', 19],
  ['eve.martin@stoa.test', 'en', 'pending', 3],
  ['dev.patel@stoa.test', 'hi', 'pending', 1],
];

interface DemoMessage {
  name: string;
  email: string;
  phone?: string;
  subject: string;
  message: string;
  locale: LanguageCode;
  state: ContactState;
  reply?: string;
  days_ago: number;
}

/** Messages to the shop in all their states. */
export const demoMessages: DemoMessage[] = [
  {
    name: 'Clara Whitfield',
    email: 'clara.whitfield@stoa.test',
    phone: '+44 20 7946 0342',
    subject: 'Two stools in smoked oak?',
    message:
      'Hello,\n\nI would like two of the bouclé stools in smoked oak. The page shows oiled oak only. Can Hearth & Holt do that, and how long would it take?\n\nThank you\nClara',
    locale: 'en',
    state: 'new',
    days_ago: 0,
  },
  {
    name: 'سلمى العتيبي',
    email: 'salma.otaibi@stoa.test',
    subject: 'موعد وصول الطلب',
    message: 'السلام عليكم، طلبت عطر الورد قبل ثلاثة أيام ولم يصلني رقم التتبع. هل شُحن الطلب؟',
    locale: 'ar',
    state: 'new',
    days_ago: 1,
  },
  {
    name: 'Jorge Medina',
    email: 'jorge.medina@stoa.test',
    subject: 'Factura con NIF',
    message: 'Buenos días: ¿pueden enviarme la factura del último pedido con el NIF de mi empresa?',
    locale: 'es',
    state: 'open',
    days_ago: 2,
  },
  {
    name: 'Edith Marsh',
    email: 'edith.marsh@stoa.test',
    subject: 'Kite with a torn corner',
    message: 'The kite arrived with one corner torn. I have taken a photo. What should I do with it?',
    locale: 'en',
    state: 'open',
    days_ago: 4,
  },
  {
    name: 'Arun Mehta',
    email: 'arun.mehta@stoa.test',
    subject: 'Is the coffee ground or whole?',
    message: 'I have no grinder. Can I get the Malabar coffee ground for a French press?',
    locale: 'en',
    state: 'answered',
    reply:
      'Dear Arun,\n\nyes: write “ground for French press” into the note of your order, and Masala Mill grinds it on the day it is sent.\n\nKind regards\nAmal',
    days_ago: 6,
  },
  {
    name: 'Nadia Rahman',
    email: 'nadia.rahman@stoa.test',
    subject: 'Selling my ceramics',
    message: 'I make stoneware in Dhaka. Do you take vendors from Bangladesh?',
    locale: 'en',
    state: 'answered',
    reply:
      'Dear Nadia,\n\nwe do. Please apply with three products under “Sell with us”; we look at every application within a week.\n\nKind regards\nAmal',
    days_ago: 13,
  },
  {
    name: 'SEO Experts',
    email: 'rank@stoa.test',
    subject: 'Rank number one in 24 hours',
    message: 'We can bring your site to the top of every search. Reply for our price list.',
    locale: 'en',
    state: 'spam',
    days_ago: 8,
  },
];

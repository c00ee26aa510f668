import type { FullText } from './types';

/** A coupon of the demo shop; amounts in cents, days counted from the day of the seed. */
export interface DemoCoupon {
  code: string;
  title: FullText;
  /** The values of its type and what it asks for, as the back office sends them. */
  terms: Record<string, unknown>;
  /** Keys of what it is for, and never for. */
  categories?: readonly string[];
  brands?: readonly string[];
  excluded_categories?: readonly string[];
  /** Key of the vendor whose coupon it is, and who bears it. */
  vendor?: string;
  starts_in?: number;
  ends_in?: number;
}

/** One coupon of every type at least; some over, some still to come. */
export const demoCoupons: readonly DemoCoupon[] = [
  {
    code: 'WELCOME10',
    title: {
      en: 'A tenth off your first order',
      es: 'Un 10 % en su primer pedido',
      ar: 'خصم 10% على طلبك الأول',
      hi: 'पहले ऑर्डर पर 10% की छूट',
      bn: 'প্রথম অর্ডারে 10% ছাড়',
    },
    terms: {
      type: 'percent',
      rate: '0.1',
      max_discount: 5000,
      limit_per_customer: 1,
      first_order_only: true,
      is_public: true,
    },
  },
  {
    code: 'MARKET15',
    title: {
      en: '$15 off from $100',
      es: '15 $ menos desde 100 $',
      ar: 'خصم 15 دولارًا عند الشراء من 100 دولار فأكثر',
      hi: '$100 से ऊपर $15 की छूट',
      bn: '$100 থেকে $15 ছাড়',
    },
    terms: { type: 'fixed_cart', amount: 1500, min_spend: 10_000 },
  },
  {
    code: 'SHIPFREE',
    title: {
      en: 'Free shipping from $40',
      es: 'Envío gratis desde 40 $',
      ar: 'شحن مجاني عند الشراء من 40 دولارًا فأكثر',
      hi: '$40 से ऊपर मुफ़्त डिलीवरी',
      bn: '$40 থেকে বিনামূল্যে ডেলিভারি',
    },
    terms: { type: 'free_shipping', max_discount: 2500, min_spend: 4000, stackable: true, is_public: true },
  },
  {
    code: 'BEAUTY3FOR2',
    title: {
      en: 'Three for two in beauty',
      es: 'Tres por dos en belleza',
      ar: 'ثلاثة بسعر اثنين في الجمال والعناية',
      hi: 'सौंदर्य में दो के दाम में तीन',
      bn: 'সৌন্দর্যে দুইয়ের দামে তিন',
    },
    terms: { type: 'bxgy', buy_qty: 2, get_qty: 1, rate: '1', is_public: true },
    categories: ['beauty'],
    ends_in: 45,
  },
  {
    code: 'NORDHAVE4',
    title: {
      en: '$4 off every Nordhave piece',
      es: '4 $ menos en cada pieza de Nordhave',
      ar: 'خصم 4 دولارات على كل قطعة من نوردهافه',
      hi: 'Nordhave के हर नग पर $4 की छूट',
      bn: 'Nordhave-এর প্রতিটিতে $4 ছাড়',
    },
    terms: { type: 'fixed_item', amount: 400, max_discount: 4000, stackable: true },
    brands: ['nordhave'],
  },
  {
    code: 'HEARTH12',
    title: {
      en: '12% off everything from Hearth & Holt except electronics',
      es: '12 % en todo Hearth & Holt, menos electrónica',
      ar: 'خصم 12% على كل سلع هيرث آند هولت ما عدا الإلكترونيات',
      hi: 'Hearth & Holt के सारे सामान पर 12% की छूट, इलेक्ट्रॉनिक्स छोड़कर',
      bn: 'ইলেকট্রনিক্স বাদে Hearth & Holt-এর সব পণ্যে 12% ছাড়',
    },
    terms: { type: 'percent', rate: '0.12', stackable: true, limit_total: 500 },
    vendor: 'hearth-holt',
    excluded_categories: ['electronics'],
  },
  {
    code: 'SPRING20',
    title: {
      en: 'A fifth off fashion, for a few days',
      es: 'Un 20 % en moda, solo unos días',
      ar: 'خصم 20% على الأزياء لأيام معدودة',
      hi: 'कुछ दिनों के लिए फ़ैशन पर 20% की छूट',
      bn: 'কয়েক দিনের জন্য ফ্যাশনে 20% ছাড়',
    },
    terms: { type: 'percent', rate: '0.2', max_discount: 8000, limit_total: 200 },
    categories: ['fashion'],
    starts_in: -50,
    ends_in: -20,
  },
  {
    code: 'WINTER2ND',
    title: {
      en: 'The second piece at half price',
      es: 'La segunda unidad a mitad de precio',
      ar: 'القطعة الثانية بنصف السعر',
      hi: 'दूसरा नग आधे दाम में',
      bn: 'দ্বিতীয়টি অর্ধেক দামে',
    },
    terms: { type: 'bxgy', buy_qty: 1, get_qty: 1, rate: '0.5', max_discount: 6000 },
    categories: ['home'],
    starts_in: 10,
    ends_in: 24,
  },
];

/** Codes that shoppers of the demo type together. */
export const demoCodes: readonly (readonly string[])[] = [
  ['WELCOME10'],
  ['WELCOME10'],
  ['MARKET15'],
  ['SHIPFREE'],
  ['SHIPFREE'],
  ['HEARTH12', 'SHIPFREE'],
  ['NORDHAVE4', 'SHIPFREE'],
  ['HEARTH12'],
  ['BEAUTY3FOR2'],
  ['SPRING20'],
];

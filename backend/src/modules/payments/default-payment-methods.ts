import type { Translations } from '@stoa/contracts';
import type { Driver } from './drivers';
import type { PaymentMethod } from './payment-method.entity';

type DefaultMethod = Pick<PaymentMethod, 'code' | 'name' | 'mode' | 'sort'> & {
  driver: Driver;
  instructions?: string;
  status?: 'active' | 'inactive';
  translations?: Translations;
};

/** A payment method of each driver, as a new shop has them. */
export const DEFAULT_PAYMENT_METHODS: readonly DefaultMethod[] = [
  {
    code: 'cash_on_delivery',
    driver: 'cash_on_delivery',
    name: 'Cash on delivery',
    instructions: 'Pay in cash when your order arrives.',
    mode: 'live',
    sort: 1,
    translations: {
      ar: { name: 'الدفع عند الاستلام', instructions: 'ادفع نقدًا عند وصول طلبك.' },
      es: { name: 'Pago contra entrega', instructions: 'Paga en efectivo cuando llegue tu pedido.' },
      hi: { name: 'डिलीवरी पर नकद', instructions: 'ऑर्डर मिलने पर नकद भुगतान करें।' },
      bn: { name: 'ক্যাশ অন ডেলিভারি', instructions: 'অর্ডার হাতে পেলে নগদে পরিশোধ করুন।' },
    },
  },
  {
    code: 'bank_transfer',
    driver: 'bank_transfer',
    name: 'Bank transfer',
    mode: 'live',
    status: 'inactive',
    sort: 2,
    translations: {
      ar: { name: 'تحويل مصرفي' },
      es: { name: 'Transferencia bancaria' },
      hi: { name: 'बैंक ट्रांसफ़र' },
      bn: { name: 'ব্যাংক ট্রান্সফার' },
    },
  },
  {
    code: 'stripe',
    driver: 'stripe',
    name: 'Card',
    mode: 'live',
    status: 'inactive',
    sort: 3,
    translations: {
      ar: { name: 'بطاقة' },
      es: { name: 'Tarjeta' },
      hi: { name: 'कार्ड' },
      bn: { name: 'কার্ড' },
    },
  },
  { code: 'paypal', driver: 'paypal', name: 'PayPal', mode: 'live', status: 'inactive', sort: 4 },
  {
    code: 'sandbox',
    driver: 'sandbox',
    name: 'Card (sandbox)',
    instructions: 'No money is moved: you choose what happens on the next page.',
    mode: 'test',
    status: 'inactive',
    sort: 5,
    translations: {
      ar: {
        name: 'بطاقة (بيئة تجريبية)',
        instructions: 'لا تُنقل أي أموال: تختار ما يحدث في الصفحة التالية.',
      },
      es: {
        name: 'Tarjeta (entorno de pruebas)',
        instructions: 'No se mueve dinero: eliges lo que ocurre en la página siguiente.',
      },
      hi: {
        name: 'कार्ड (सैंडबॉक्स)',
        instructions: 'कोई पैसा नहीं जाता: अगले पेज पर आप चुनते हैं कि क्या हो।',
      },
      bn: {
        name: 'কার্ড (স্যান্ডবক্স)',
        instructions: 'কোনো অর্থ লেনদেন হয় না: পরের পাতায় আপনি বেছে নেন কী হবে।',
      },
    },
  },
  {
    code: 'wallet',
    driver: 'wallet',
    name: 'Wallet',
    instructions: '',
    mode: 'live',
    sort: 0,
    translations: {
      ar: { name: 'المحفظة' },
      es: { name: 'Monedero' },
      hi: { name: 'वॉलेट' },
      bn: { name: 'ওয়ালেট' },
    },
  },
];

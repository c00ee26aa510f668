import type { Translations } from '@stoa/contracts';
import type { NewShippingMethod } from '../../src/modules/shipping';

export const TAX_CLASSES = [
  {
    code: 'standard',
    name: 'Standard rate',
    translations: {
      ar: { name: 'النسبة الأساسية' },
      es: { name: 'Tipo general' },
      hi: { name: 'सामान्य दर' },
      bn: { name: 'সাধারণ হার' },
    },
  },
  {
    code: 'reduced',
    name: 'Reduced rate',
    translations: {
      ar: { name: 'النسبة المخفضة' },
      es: { name: 'Tipo reducido' },
      hi: { name: 'घटी दर' },
      bn: { name: 'কম হার' },
    },
  },
  {
    code: 'zero',
    name: 'Zero rate',
    translations: {
      ar: { name: 'نسبة الصفر' },
      es: { name: 'Tipo cero' },
      hi: { name: 'शून्य दर' },
      bn: { name: 'শূন্য হার' },
    },
  },
];

/** Names of the taxes, as invoices show them before the rate. */
export const TAX_NAMES = {
  vat: { en: 'VAT', ar: 'ضريبة القيمة المضافة', es: 'IVA', hi: 'वैट', bn: 'ভ্যাট' },
  gst: { en: 'GST', ar: 'ضريبة السلع والخدمات', es: 'GST', hi: 'जीएसटी', bn: 'জিএসটি' },
  consumption: {
    en: 'Consumption tax',
    ar: 'ضريبة الاستهلاك',
    es: 'Impuesto al consumo',
    hi: 'उपभोग कर',
    bn: 'ভোগ কর',
  },
} as const;

type Rate = readonly [taxClass: string, rate: string, tax: keyof typeof TAX_NAMES];

/** One zone per country or group, with current standard rates; operators adapt them to their obligations. */
export const TAX_ZONES: { key: string; name: string; countries: string[]; rates: Rate[] }[] = [
  {
    key: 'gb',
    name: 'United Kingdom',
    countries: ['GB'],
    rates: [
      ['standard', '0.2', 'vat'],
      ['reduced', '0.05', 'vat'],
    ],
  },
  {
    key: 'de',
    name: 'Germany',
    countries: ['DE'],
    rates: [
      ['standard', '0.19', 'vat'],
      ['reduced', '0.07', 'vat'],
    ],
  },
  {
    key: 'fr',
    name: 'France',
    countries: ['FR'],
    rates: [
      ['standard', '0.2', 'vat'],
      ['reduced', '0.055', 'vat'],
    ],
  },
  {
    key: 'es',
    name: 'Spain',
    countries: ['ES'],
    rates: [
      ['standard', '0.21', 'vat'],
      ['reduced', '0.1', 'vat'],
    ],
  },
  {
    key: 'sa',
    name: 'Saudi Arabia',
    countries: ['SA'],
    rates: [
      ['standard', '0.15', 'vat'],
      ['reduced', '0.15', 'vat'],
    ],
  },
  {
    key: 'ae',
    name: 'United Arab Emirates',
    countries: ['AE'],
    rates: [
      ['standard', '0.05', 'vat'],
      ['reduced', '0.05', 'vat'],
    ],
  },
  {
    key: 'eg',
    name: 'Egypt',
    countries: ['EG'],
    rates: [
      ['standard', '0.14', 'vat'],
      ['reduced', '0.05', 'vat'],
    ],
  },
  {
    key: 'in',
    name: 'India',
    countries: ['IN'],
    rates: [
      ['standard', '0.18', 'gst'],
      ['reduced', '0.05', 'gst'],
    ],
  },
  {
    key: 'bd',
    name: 'Bangladesh',
    countries: ['BD'],
    rates: [
      ['standard', '0.15', 'vat'],
      ['reduced', '0.075', 'vat'],
    ],
  },
  {
    key: 'jp',
    name: 'Japan',
    countries: ['JP'],
    rates: [
      ['standard', '0.1', 'consumption'],
      ['reduced', '0.08', 'consumption'],
    ],
  },
];

/** Methods other than cash need the operator's account first, and so are switched off. */
/** The platform's own methods, in minor units of the default currency; vendors may offer their own. */
export const SHIPPING_METHODS: (NewShippingMethod & { translations: Translations })[] = [
  {
    code: 'standard',
    name: 'Standard delivery',
    translations: {
      ar: { name: 'توصيل عادي' },
      es: { name: 'Envío estándar' },
      hi: { name: 'सामान्य डिलीवरी' },
      bn: { name: 'সাধারণ ডেলিভারি' },
    },
    rate_type: 'flat',
    rate: 490,
    free_over: 7500,
    min_days: 3,
    max_days: 6,
    sort: 1,
    is_default: true,
  },
  {
    code: 'express',
    name: 'Express delivery',
    translations: {
      ar: { name: 'توصيل سريع' },
      es: { name: 'Envío exprés' },
      hi: { name: 'एक्सप्रेस डिलीवरी' },
      bn: { name: 'এক্সপ্রেস ডেলিভারি' },
    },
    rate_type: 'flat',
    rate: 1290,
    min_days: 1,
    max_days: 2,
    sort: 2,
  },
];

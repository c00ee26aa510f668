import type { DemoFlashSale } from './types';

/** Flash sales around the day of the seed: one that is on, the next one, and one that is over. */
export const demoFlashSales: DemoFlashSale[] = [
  {
    key: 'long-weekend',
    title: {
      en: 'Long weekend deals',
      es: 'Ofertas del puente',
      ar: 'عروض عطلة نهاية الأسبوع الطويلة',
      hi: 'लंबे सप्ताहांत के ऑफ़र',
      bn: 'লম্বা ছুটির অফার',
    },
    from_days: -2,
    to_days: 5.25,
    items: [
      { sku: 'HAL-HALO-BLK', price: 11900, quota: 24, per_customer: 2, sold: 9 },
      { sku: 'KF-TIDE-TEA', rate: '0.35', quota: 30, sold: 13 },
      { sku: 'LM-MOR-GRN', price: 8900, quota: 12, per_customer: 1, sold: 4 },
      { sku: 'PK-BEM-600', rate: '0.25', quota: 20, sold: 6 },
      { sku: 'TF-RDG-NVY', price: 5490, quota: 18, per_customer: 2, sold: 7 },
      { sku: 'HAL-PEB-TEA', rate: '0.3', quota: 6, sold: 6 },
      { sku: 'LM-CDL-CED', rate: '0.4', quota: 25, sold: 11 },
      { sku: 'IL-STP-BLU', price: 2990, quota: 15, per_customer: 2, sold: 3 },
    ],
  },
  {
    key: 'desk-day',
    title: {
      en: 'A day for the desk',
      es: 'Un día para el escritorio',
      ar: 'يوم للمكتب',
      hi: 'डेस्क का दिन',
      bn: 'ডেস্কের দিন',
    },
    from_days: 7,
    to_days: 8,
    items: [
      { sku: 'KF-K75-WHT-L', rate: '0.2', quota: 20, per_customer: 1, sold: 0 },
      { sku: 'LM-ARC-BLK', price: 17900, quota: 5, per_customer: 1, sold: 0 },
      { sku: 'VW-NOVA-BLU-128', rate: '0.1', quota: 15, per_customer: 1, sold: 0 },
    ],
  },
  {
    key: 'autumn-opening',
    title: {
      en: 'Autumn opening',
      es: 'Apertura de otoño',
      ar: 'افتتاح الخريف',
      hi: 'शरद की शुरुआत',
      bn: 'শরতের সূচনা',
    },
    from_days: -24,
    to_days: -21,
    items: [
      { sku: 'KF-DUN-SND', rate: '0.25', quota: 10, sold: 4 },
      { sku: 'PW-VLV-RED', price: 1490, quota: 30, sold: 8 },
    ],
  },
];

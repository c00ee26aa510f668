import type { DemoUnit } from './types';

/** Units that demo products are sold in. */
export const demoUnits: DemoUnit[] = [
  { key: 'piece', symbol: 'pc', name: { en: 'Piece', es: 'Unidad', ar: 'قطعة', hi: 'नग', bn: 'পিস' } },
  { key: 'pair', symbol: 'pr', name: { en: 'Pair', es: 'Par', ar: 'زوج', hi: 'जोड़ी', bn: 'জোড়া' } },
  { key: 'set', symbol: 'set', name: { en: 'Set', es: 'Juego', ar: 'طقم', hi: 'सेट', bn: 'সেট' } },
  { key: 'pack', symbol: 'pk', name: { en: 'Pack', es: 'Paquete', ar: 'عبوة', hi: 'पैक', bn: 'প্যাক' } },
  {
    key: 'bottle',
    symbol: 'btl',
    name: { en: 'Bottle', es: 'Botella', ar: 'زجاجة', hi: 'बोतल', bn: 'বোতল' },
  },
  { key: 'jar', symbol: 'jar', name: { en: 'Jar', es: 'Tarro', ar: 'برطمان', hi: 'मर्तबान', bn: 'বয়াম' } },
];

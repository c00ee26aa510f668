/** Code, symbol, its position, minor digits and rate per US dollar; an operator keeps the rates current. */
export const CURRENCY_ROWS = [
  ['USD', '$', 'before', 2, '1'],
  ['EUR', '€', 'after', 2, '0.92'],
  ['GBP', '£', 'before', 2, '0.79'],
  ['AED', 'د.إ', 'after', 2, '3.6725'],
  ['SAR', 'ر.س', 'after', 2, '3.75'],
  ['KWD', 'د.ك', 'after', 3, '0.307'],
  ['EGP', 'ج.م', 'after', 2, '48.5'],
  ['INR', '₹', 'before', 2, '83.4'],
  ['BDT', '৳', 'before', 2, '117.5'],
  ['JPY', '¥', 'before', 0, '151'],
  ['CAD', 'CA$', 'before', 2, '1.37'],
  ['AUD', 'A$', 'before', 2, '1.52'],
  ['MXN', 'MX$', 'before', 2, '17.1'],
  ['BRL', 'R$', 'before', 2, '5.2'],
  ['DKK', 'kr.', 'after', 2, '6.87'],
  ['SEK', 'kr', 'after', 2, '10.6'],
  ['ZAR', 'R', 'before', 2, '18.6'],
  ['MAD', 'د.م.', 'after', 2, '9.95'],
] as const;

/** Active in the demo shop. */
export const DEMO_CURRENCIES = ['USD', 'EUR', 'GBP', 'AED', 'SAR', 'KWD', 'INR', 'BDT', 'JPY'];

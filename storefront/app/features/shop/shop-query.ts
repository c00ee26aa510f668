import { priceAmount } from './price-amount';

const PLAIN = [
  'q',
  'category',
  'brand',
  'vendor',
  'price_min',
  'price_max',
  'rating',
  'in_stock',
  'on_sale',
  'delivers_to',
  'sort',
  'page',
];
/** Query parameters that a page uses; all others are ignored. */
const isParameter = (name: string): boolean => PLAIN.includes(name) || /^attr\.[\w-]{1,60}$/.test(name);

/** Whether a parameter has a value; prices are whole amounts in minor units. */
const isUsable = (name: string, value: string): boolean =>
  name.startsWith('price_') ? /^\d{1,12}$/.test(value) : value !== '';

/** An amount as typed into the price fields, in minor units. */
function minorUnits(text: string, exponent: number): string | null {
  const amount = priceAmount(text);
  return amount === null ? null : String(Math.round(amount * 10 ** exponent));
}

/** The price fields whose text is no amount, with that text. */
export function unreadablePrices(query: URLSearchParams): { from?: string; to?: string } {
  const unreadable = (['from', 'to'] as const)
    .map((name) => [name, query.get(name)?.trim() ?? ''] as const)
    .filter(([, text]) => text !== '' && priceAmount(text) === null);
  return Object.fromEntries(unreadable);
}

/** Normalises a shop page's query: drops unknown and unusable parameters, converts typed prices to minor units, and puts the lower one first. */
export function tidyQuery(query: URLSearchParams, exponent: number): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of query) if (isParameter(name) && isUsable(name, value)) params.set(name, value);
  for (const [typed, name] of [
    ['from', 'price_min'],
    ['to', 'price_max'],
  ] as const) {
    const amount = minorUnits(query.get(typed) ?? '', exponent);
    if (amount !== null && isUsable(name, amount)) params.set(name, amount);
  }
  const [low, high] = [params.get('price_min'), params.get('price_max')];
  if (low !== null && high !== null && Number(low) > Number(high)) {
    params.set('price_min', high);
    params.set('price_max', low);
  }
  return params;
}

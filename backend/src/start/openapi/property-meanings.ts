import { wordsIn } from './summaries';

/** What a property means whose name says it wherever it stands; without a full stop. */
export function meaningOfName(name: string, type: string): string {
  const meaning = BY_NAME[name];
  if (meaning) return meaning;
  const words = wordsIn(name);
  const last = words.at(-1) ?? '';
  const rest = words.slice(0, -1).join(' ');
  if (type === 'boolean') return flagMeaning(words);
  if (type === 'date-time' || type === 'date' || last === 'at') return timeMeaning(words);
  if (last === 'id' && rest) return `ID of the ${rest}`;
  if (last === 'ids' && rest) return `IDs of the ${rest} records`;
  if (last === 'url' && rest) return `URL of the ${rest}`;
  if (last === 'count' && rest) return `Number of ${rest} records`;
  if (last === 'name' && rest) return `Name of the ${rest}`;
  if (last === 'number' && rest) return `Number of the ${rest}, for people`;
  if (last === 'currency' || last === 'language') return `${rest} ${BY_NAME[last] ?? ''}`.trim();
  return '';
}

/** `created_at` → when it was created, `ends_at` → when it ends. */
function timeMeaning(words: readonly string[]): string {
  const [verb = '', ...others] = words.filter((word) => word !== 'at');
  if (verb === 'due') return 'When it is due, in UTC';
  if (/(ed|id|nt|en|pt)$/.test(verb) && !others.length) return `When it was ${verb}, in UTC`;
  if (verb.endsWith('s') && !others.length) return `When it ${verb}, in UTC`;
  return 'Time in UTC';
}

/** `is_featured` → whether it is featured. */
function flagMeaning([verb = '', ...others]: readonly string[]): string {
  const rest = others.join(' ');
  if (verb === 'is') return `Whether it is ${rest}`;
  if (verb === 'has') return `Whether it has ${rest}`;
  if (verb === 'can') return `Whether the caller can ${rest}`;
  return `Whether “${[verb, ...others].join(' ')}” applies`;
}

/** Names that mean the same in every schema. */
const BY_NAME: Readonly<Record<string, string>> = {
  id: 'ID of the record',
  currency: 'ISO 4217 currency code',
  currency_code: 'ISO 4217 currency code',
  language: 'Language code, such as `en`',
  locale: 'Language code, such as `en`',
  slug: 'Part of the address, in the requested language',
  email: 'Email address',
  phone: 'Phone number',
  url: 'URL',
  href: 'URL',
  sku: 'Stock-keeping unit: the vendor’s own code of a variant',
  gtin: 'Global trade item number: the barcode',
  postcode: 'Postal code',
  line1: 'Street and house number',
  line2: 'Second line of the address',
  city_text: 'City, where it is not one of the list',
  state_text: 'State or region, where it is not one of the list',
  quantity: 'Number of units',
  version:
    'Counts the changes; send the one that was read, and an outdated update is refused with 409 `stale_version`',
  access_token: 'Token of a guest’s order, from the response of its placement',
  token: 'Token from a link or a response; secret',
  group_number: 'Number of the order group, as customers see it',
  order_number: 'Number of the order, as customers see it',
  payment_method: 'Code of the payment method',
  coupon_code: 'Code of a coupon',
  current_password: 'The present password, as a proof of identity',
  password: 'At least 8 characters',
  alt: 'Text that describes the picture',
  blurhash: 'BlurHash of the picture, a placeholder while it loads',
  thumbnail_url: 'URL of the small version',
  bytes: 'Size in bytes',
  mime: 'Media type, such as `image/webp`',
  filename: 'Name of the file',
  width: 'Width in pixels',
  height: 'Height in pixels',
  lat: 'Latitude in degrees',
  lng: 'Longitude in degrees',
  sort: 'Position; lower numbers come first',
  is_suspended: 'Whether an operator has switched it off: its vendor can’t switch it on again',
  total: 'Number of rows, or sum of the amounts',
  seo_title: 'Title for search engines',
  seo_description: 'Description for search engines',
  meta_title: 'Title for search engines',
  meta_description: 'Description for search engines',
  tax_id: 'Tax number',
  dial_code: 'International dialling code, such as `+44`',
  rating_sum: 'Sum of all ratings',
  rating_count: 'Number of ratings',
  rating_avg: 'Average rating, from 1 to 5',
  rating: 'From 1 to 5',
  timeline: 'What happened, oldest first',
  refused: 'What was refused, with the reason',
  translations: 'Texts in other languages, by language code and field',
  at: 'When it happened, in UTC',
  is_default: 'Whether it is the default',
};

/** Names and codes that are the same in every language. */
const NAMES = [
  'English',
  'Español',
  'العربية',
  'हिन्दी',
  'বাংলা',
  'Instagram',
  'Magento',
  'PayPal',
  'Shopify',
  'Spree',
  'Stoa',
  'Stripe',
  'WooCommerce',
  'GTIN',
  'GTIN (EAN, UPC)',
  'SKU',
  'URL',
  'x-consumer-key',
  'x-consumer-secret',
];

/** Words that are spelled like in English. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  ar: ['GTIN (\u200FEAN، \u200FUPC)'],
  es: [
    'Banner',
    'Banner 2: editorial',
    'Banners',
    'Blog',
    'Color',
    'Digital',
    'Editorial',
    'Error',
    'Factor',
    'General',
    'Inspector',
    'Legal',
    'No',
    'Roles',
    'Simple',
    'Subtotal',
    'Subtotal, {{vendor}}',
    'Total',
    'Variable',
    'min',
  ],
};

/** Texts that a language legitimately shares with English. */
export const sharedTexts = (language: string): ReadonlySet<string> =>
  new Set([...NAMES, ...(SHARED[language] ?? [])]);

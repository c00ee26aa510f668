import { readFileSync } from 'node:fs';
import path from 'node:path';

const LOCALES = path.join(__dirname, '../../locales');

/** The word for a seller in each language, without its endings. */
const SELLER = { en: /seller/i, ar: /بائع/, es: /vendedor/i, bn: /বিক্রেতা/, hi: /विक्रेता/ };

/** Parts of the texts that customers read after an order. */
const AFTER_SALE = ['result', 'account', 'notes', 'shipments', 'returns', 'disputes'];

// A shop of one vendor has no sellers; "the store" is true there and in a shop of several.
test.each(Object.entries(SELLER))('texts after an order name no seller: %s', (language, seller) => {
  const file = path.join(LOCALES, language, 'translation.json');
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
  for (const part of AFTER_SALE) {
    expect(texts[part]).toBeDefined();
    const withoutKeys = JSON.stringify(texts[part]).replaceAll(/"\w+":/g, '');
    expect(withoutKeys).not.toMatch(seller);
  }
});

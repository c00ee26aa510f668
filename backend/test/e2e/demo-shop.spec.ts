import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductDetail, SearchSuggestions, ShopPage } from '@stoa/contracts';
import { foreignTexts, textsIn } from '../support/untranslated-texts';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

/** Search texts, and the product that must come first, by its English slug. */
const FIRST: readonly (readonly [language: string, text: string, slug: string])[] = [
  ['en', 'mugs', 'tide-stoneware-mug'],
  ['en', 'cup', 'tide-stoneware-mug'],
  ['en', 'sneakers', 'paseo-city-runner'],
  ['en', 'trainers', 'paseo-city-runner'],
  ['en', 'running shoes', 'paseo-city-runner'],
  ['en', 'tshirt', 'everyday-cotton-tee'],
  ['en', 't-shirt', 'everyday-cotton-tee'],
  ['en', 't shirt', 'everyday-cotton-tee'],
  ['en', 'backpak', 'ridge-22l-backpack'],
  ['en', 'headfones', 'halo-over-ear-headphones'],
  ['en', 'nova', 'nova-phone'],
  ['en', 'flashlight', 'beam-rechargeable-torch'],
  ['es', 'tazas', 'tide-stoneware-mug'],
  ['es', 'zapatilla', 'paseo-city-runner'],
  ['es', 'camisetas', 'everyday-cotton-tee'],
  ['es', 'mochilas', 'ridge-22l-backpack'],
  ['ar', 'كوب', 'tide-stoneware-mug'],
  ['ar', 'أكواب', 'tide-stoneware-mug'],
  ['ar', 'اكواب', 'tide-stoneware-mug'],
  ['ar', 'الكوب', 'tide-stoneware-mug'],
  ['ar', 'كُوب', 'tide-stoneware-mug'],
  ['ar', 'الشاي', 'nilgiri-masala-chai'],
  ['hi', 'जूता', 'paseo-city-runner'],
  ['hi', 'टीशर्ट', 'everyday-cotton-tee'],
  ['hi', 'चाय', 'nilgiri-masala-chai'],
  ['bn', 'মগ', 'tide-stoneware-mug'],
  ['bn', 'টিশার্ট', 'everyday-cotton-tee'],
  ['bn', 'চা', 'nilgiri-masala-chai'],
];

/** Names of standards are the same in every language, like those of brands and stores. */
const STANDARDS = ['Bluetooth', 'Wi-Fi', 'USB-C'];
/** Words that Spanish shares with English. */
const SAME_IN_SPANISH = [
  'Color',
  'Coral',
  'Ward Eau de Parfum',
  'Audio',
  'Portal',
  'Natural',
  'General',
  'Material',
  'Halal',
  'Espresso',
  'Blog',
  'Legal',
];

const README = readFileSync(join(__dirname, '../../../README.md'), 'utf8');
/** Audiences by the beginning of an account's address. */
const AUDIENCES = { admin: 'admin', staff: 'admin', vendor: 'vendor', customer: 'customer', rider: 'rider' };

describe('the demo shop', () => {
  let shop: Shop;
  const english = new Map<number, string>();

  const search = async (language: string, q: string): Promise<ShopPage> => {
    const path = `/web/shopFilterProducts?per_page=96&q=${encodeURIComponent(q)}`;
    return (await shop.client.as({ language }).get<{ data: ShopPage }>(path)).body.data;
  };
  const suggest = async (q: string): Promise<SearchSuggestions> => {
    const path = `/web/search_products?q=${encodeURIComponent(q)}`;
    return (await shop.client.as({ language: 'en' }).get<{ data: SearchSuggestions }>(path)).body.data;
  };

  beforeAll(async () => {
    shop = await startShop({ SEED: 'demo' });
    for (const { id, slug } of (await search('en', '')).products) english.set(id, slug);
  }, 900_000);
  afterAll(() => shop.close());

  it('has the accounts that the README names, with its password', async () => {
    const [, password] = /password `([^`]+)`:/.exec(README) ?? [];
    const emails = [...README.matchAll(/`((admin|staff|vendor|customer|rider)\d?@stoa\.test)`/g)];
    const signedIn: string[] = [];
    for (const [, email, person] of emails) {
      const audience = AUDIENCES[person as keyof typeof AUDIENCES];
      const credentials = audience === 'rider' ? { login: email, password } : { email, password };
      const { status } = await shop.client.post(`/${audience}/auth/login`, credentials);
      if (status === 200) signedIn.push(audience);
    }
    expect(signedIn).toHaveLength(emails.length);
    expect(new Set(signedIn)).toEqual(new Set(Object.values(AUDIENCES)));
  });

  it('answers every public page in one language, without texts of another', async () => {
    const read = async (language: string, path: string): Promise<unknown> =>
      (await shop.client.as({ language }).get<{ data: unknown }>(path)).body.data;
    const brands = (await read('en', '/web/brands')) as { name: string }[];
    const stores = (await read('en', '/web/vendors')) as { name: string }[];
    const names = new Set([...brands, ...stores].map(({ name }) => name).concat(STANDARDS));
    const paths = [
      '/web/shopPageData',
      '/web/generic_web_data',
      '/web/shopFilterProducts?per_page=96',
      '/web/flash_sale_products',
      '/web/all_posts',
      '/web/payment_methods',
      '/web/allShippingMethods',
      '/web/aboutus',
      '/web/privacy_policy',
      '/web/refund_policy',
      '/web/term_condition',
      '/web/vendors',
      '/web/languages',
      '/web/currencies',
      '/web/website_default_settings',
      ...[...english.keys()].map((id) => `/web/product/${id}`),
    ];
    const foreign: string[] = [];
    for (const path of paths) {
      const own = new Map(textsIn(await read('en', path)));
      const spoilt = [...own].filter(
        ([, text]) => !names.has(text) && /[^\p{Script=Latin}\P{L}]/u.test(text),
      );
      foreign.push(...spoilt.map(([place, text]) => `en ${path} ${place}: ${text}`));
      for (const language of ['es', 'ar', 'hi', 'bn']) {
        const alike = language === 'es' ? new Set([...names, ...SAME_IN_SPANISH]) : names;
        const texts = foreignTexts(language, await read(language, path), own, alike);
        foreign.push(...texts.map((text) => `${path} ${text}`));
      }
    }
    expect(foreign).toEqual([]);
  }, 120_000);

  it('lists products with Arabic slugs, by which their pages are found', async () => {
    const { products } = await search('ar', '');
    const { id, slug } = products[0] ?? { id: 0, slug: '' };
    expect(slug).not.toBe(english.get(id));
    const answer = await shop.client
      .as({ language: 'ar' })
      .get<{ data: { slug: string } }>(`/web/product/${encodeURIComponent(slug)}`);
    expect(answer.body.data.slug).toBe(slug);
  });

  it.each(FIRST)('in %s, "%s" finds %s first', async (language, text, slug) => {
    const { products } = await search(language, text);
    expect(english.get(products[0]?.id ?? 0)).toBe(slug);
  });

  it('ranks lamps first for “lamps”, no teal dress for “tea”, and only the dress for its SKU', async () => {
    const lamps = (await search('en', 'lamps')).products.slice(0, 2).map((one) => english.get(one.id));
    expect(lamps.sort()).toEqual(['arc-floor-lamp', 'mora-table-lamp']);
    const tea = (await search('en', 'tea')).products.map((one) => english.get(one.id));
    expect(tea.slice(0, 2)).toEqual(expect.arrayContaining(['nilgiri-masala-chai']));
    expect(tea).not.toContain('verano-midi-dress');
    const dress = (await search('en', 'vs-ver-tea-m')).products.map((one) => english.get(one.id));
    expect(dress).toEqual(['verano-midi-dress']);
  });

  it('shows each product at the lowest price of its page, also during a flash sale', async () => {
    const { products } = await search('en', '');
    const pages = await Promise.all(
      products.map(({ id }) => shop.client.get<{ data: ProductDetail }>(`/web/product/${id}`)),
    );
    const lowest = pages.map(({ body }) => Math.min(...body.data.variants.map(({ price }) => price)));
    expect(products.map(({ price }) => price)).toEqual(lowest);
    expect(pages.filter(({ body }) => body.data.variants.some(({ offer }) => offer)).length).toBeGreaterThan(
      3,
    );
  });

  it('suggests a store, a category and a product first by name, in any letter case', async () => {
    expect((await suggest('paper kite')).vendors[0]?.name).toBe('Paper Kite');
    expect((await suggest('larkspur trail co.')).vendors[0]?.name).toBe('Larkspur Trail Co.');
    expect((await suggest('shoes')).categories[0]?.name).toBe('Shoes');
    expect((await suggest('nova')).products[0]?.name).toBe('Nova Phone');
  });

  it('narrows Fashion to its subcategory Clothing when both filters are set', async () => {
    const get = async (category: string): Promise<ShopPage> =>
      (
        await shop.client
          .as({ language: 'en' })
          .get<{ data: ShopPage }>(`/web/shopFilterProducts?category=${category}`)
      ).body.data;
    const [shopPage, part, both] = [
      await get('fashion'),
      await get('clothing'),
      await get('fashion,clothing'),
    ];
    expect(part.total).toBeLessThan(shopPage.total);
    expect([both.total, both.category?.slug]).toEqual([part.total, 'clothing']);
  });
});

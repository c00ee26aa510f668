/** Fixed answers of the API, for measuring rendering and nothing else. */
const picture = (id) => ({
  id,
  alt: `Picture ${id}`,
  width: 800,
  height: 800,
  placeholder: null,
  src: `/backend/media/${id}-800.jpg`,
  avif: [240, 480, 800].map((width) => `/backend/media/${id}-${width}.avif ${width}w`).join(', '),
  webp: [240, 480, 800].map((width) => `/backend/media/${id}-${width}.webp ${width}w`).join(', '),
  focus: '50% 50%',
});

export const card = (id) => ({
  id,
  slug: `product-${id}`,
  name: `A product with a usual name ${id}`,
  vendor: { id: id % 8, name: `Vendor ${id % 8}`, slug: `vendor-${id % 8}` },
  brand: null,
  picture: picture(id),
  price: 1290 + id * 100,
  price_max: 1290 + id * 100,
  compare_at: id % 3 === 0 ? 9900 + id * 100 : null,
  currency: 'USD',
  rating_avg: 4.5,
  rating_count: 12 + id,
  stock_status: 'in_stock',
  variant_id: id * 10,
  is_featured: false,
  available_at: null,
  created_at: '2026-01-01T00:00:00Z',
});

const range = (from, count) => Array.from({ length: count }, (_, index) => from + index);
const cards = (from, count) => range(from, count).map(card);
const category = (id, children = []) => ({
  id,
  slug: `category-${id}`,
  name: `Category ${id}`,
  picture: picture(id),
  icon: null,
  product_count: 12,
  children,
});
const menu = range(1, 8).map((id) =>
  category(
    id,
    range(id * 10, 4).map((child) => category(child)),
  ),
);
const vendor = (id) => ({
  id,
  slug: `vendor-${id}`,
  name: `Vendor ${id}`,
  logo: picture(id),
  cover: picture(id),
  rating_avg: 4.6,
  rating_count: 80,
  product_count: 20,
  since: '2024-01-01T00:00:00Z',
});
const usd = {
  code: 'USD',
  name: 'US dollar',
  symbol: '$',
  symbol_position: 'before',
  exponent: 2,
  rate: '1',
  is_default: true,
};
const english = {
  code: 'en',
  iso: 'en-US',
  name: 'English',
  native_name: 'English',
  direction: 'ltr',
  is_default: true,
};

const general = {
  settings: {
    currency: usd,
    language: english,
    general_settings: {
      is_multi_vendor: 1,
      shop_name: 'Stoa',
      tagline: 'One market, many makers',
      contact_email: '',
      contact_phone: '',
      address: '',
      guest_checkout: 1,
    },
    theme: {
      template: 'template1',
      primary_color: '#3d348b',
      accent_color: '#f18701',
      header: 'header1',
      footer: 'footer1',
      card: 'card1',
      banner: 'banner1',
      home_sections: [
        'slider',
        'categories',
        'featured',
        'new_arrivals',
        'trending',
        'upcoming',
        'stores',
        'brands',
      ],
    },
  },
  languages: [english],
  currencies: [usd],
  menu,
  footer: { columns: [], contact: { email: '', phone: '', address: '' } },
  pages: {},
};

const home = {
  categories: menu,
  featured: cards(0, 8),
  new_arrivals: cards(8, 8),
  trending: cards(16, 8),
  upcoming: [],
  stores: range(1, 6).map(vendor),
  brands: [],
};

const facet = (param) => ({
  param,
  label: param,
  kind: 'list',
  values: range(1, 8).map((id) => ({
    value: `${param}-${id}`,
    label: `${param} ${id}`,
    count: id,
    selected: false,
    swatch: null,
  })),
});
const shop = {
  products: cards(0, 24),
  total: 240,
  total_capped_at: null,
  page: 1,
  per_page: 24,
  pages: 10,
  facets: ['category', 'brand', 'vendor'].map(facet),
  price_range: { min: 1000, max: 20_000 },
  sort: 'relevance',
  category: null,
};

const product = {
  ...card(1),
  type: 'simple',
  short_description: 'A short description.',
  description: '<p>A longer description.</p>',
  vendor: { ...vendor(1), store_status: 'open' },
  trail: [{ name: 'Category 1', slug: 'category-1' }],
  pictures: range(1, 4).map(picture),
  axes: [],
  variants: [
    {
      id: 10,
      sku: 'SKU-1',
      options: {},
      price: 1290,
      compare_at: null,
      available: 9,
      stock_status: 'in_stock',
      picture_id: 1,
    },
  ],
  attributes: range(1, 6).map((id) => ({ name: `Property ${id}`, value: `Value ${id}` })),
  min_qty: 1,
  max_qty: 10,
  unit: null,
  condition: 'new',
  warranty: null,
  return_days: 30,
  is_sellable: true,
  related: cards(2, 8),
  slugs: { en: 'product-1' },
};

const banners = {
  slider_images: {
    home: [
      {
        id: 1,
        title: 'A slide',
        subtitle: 'With words',
        action: 'Go',
        href: '/Shop',
        picture: picture(1),
        mobile_picture: null,
        background: '#3d348b',
      },
    ],
  },
  static_banners: {},
  parallax_banners: {},
  application_banners: {},
  application_parallax_banners: {},
  application_slider_images: {},
};

/** Answers by the end of their path. */
const answers = {
  generic_web_data: general,
  shopPageData: home,
  banners,
  faqs: [],
  'product_tabs/product-1': [],
  shopFilterProducts: shop,
  'product-1': product,
};

const texts = new Map(
  Object.entries(answers).map(([name, data]) => [name, JSON.stringify({ state: 'success', data })]),
);

/** Stands in for the API: the same text every time. */
export async function fixedApi(path) {
  const address = path.split('?', 1)[0];
  const name = address.includes('product_tabs/') ? 'product_tabs/product-1' : address.split('/').at(-1);
  return new Response(texts.get(name), { headers: { 'content-type': 'application/json' } });
}

import type { SinglePage } from '@stoa/contracts';

/** Lets only signed-in customers pass, or only while the shop has several vendors. */
type Guard = 'customer' | 'onlyMultiVendor';

/** Properties of a page besides its module; each is off unless set. */
interface PageFacts {
  /** Route id where several paths share one module; defaults to the module's name. */
  id?: string;
  /** Its responses belong to one visitor: never cached, not even by the browser. */
  isPrivate?: boolean;
  /**
   * Cacheable: the same for all visitors of a language and currency, apart from the sign-in state and cart
   * count. Lists the query parameters besides `lang` on which it depends, as patterns. Its loaders send
   * anonymous requests.
   */
  sharedBy?: readonly string[];
  /**
   * Listed in the sitemap as a single page, which exists once; a name refers to the SEO texts that operators
   * write for it.
   */
  sitemap?: SinglePage | true;
  /** Guard of its loaders and actions, by the specification's name (§6). */
  guard?: Guard;
  /** Disallowed in robots.txt, with everything below it. */
  isDisallowed?: boolean;
}

/** A path of the storefront and the module that serves it. */
export interface Page extends PageFacts {
  path: string;
  file: string;
  id: string;
}

const page = (path: string, name: string, facts: PageFacts = {}): Page => ({
  id: name,
  ...facts,
  path,
  file: `routes/${name}.tsx`,
});

const privatePage = (path: string, name: string, facts: PageFacts = {}): Page =>
  page(path, name, { ...facts, isPrivate: true });

const customerPage = (path: string, name: string, facts: PageFacts = {}): Page =>
  privatePage(path, name, { ...facts, guard: 'customer' });

/** Product lists take sort, page and any filter; unknown filters are ignored. */
const LIST = [
  'q',
  'sort',
  'page',
  'category',
  'brand',
  'vendor',
  'rating',
  'in_stock',
  'on_sale',
  'delivers_to',
  'price_min',
  'price_max',
  'from',
  'to',
  String.raw`attr\.[\w-]{1,64}`,
];
const PRODUCT = [
  'variant',
  'reviews',
  'reviews_sort',
  'stars',
  'pictures',
  'verified',
  'questions',
  String.raw`choice\.[\w-]{1,64}`,
];

/**
 * Every path of the storefront (specification §2.3), in the order of a visitor's journey.
 * None works offline: the service worker (`public/sw.js`) stores no pages, which could belong to another visitor
 * or show an old price, and answers with a page of its own.
 */
export const pages: readonly Page[] = [
  page('/', 'home', { sharedBy: [], sitemap: 'home' }),
  page('/template1', 'home', { id: 'template1', sharedBy: [] }),
  page('/template2', 'home', { id: 'template2', sharedBy: [] }),
  page('/template3', 'home', { id: 'template3', sharedBy: [] }),
  page('/Shop', 'shop', { sharedBy: LIST, sitemap: 'shop' }),
  page('/product/:slug?', 'product', { sharedBy: PRODUCT }),
  customerPage('/product/:slug/review', 'review'),
  customerPage('/product/:slug/question', 'question'),
  page('/new-arrival-products', 'new-arrivals', { sharedBy: [], sitemap: true }),
  page('/flash-sales', 'flash-sales', { sitemap: 'flash_sales' }),
  page('/brands', 'brands', { sharedBy: ['page'], sitemap: 'brands' }),
  page('/stores', 'stores', { sharedBy: ['page'], sitemap: 'stores', guard: 'onlyMultiVendor' }),
  page('/store/:slug', 'store', { sharedBy: LIST, guard: 'onlyMultiVendor' }),
  privatePage('/become-a-vendor', 'become-a-vendor', { sitemap: true, guard: 'onlyMultiVendor' }),
  privatePage('/vendor-application', 'vendor-application', { guard: 'onlyMultiVendor' }),
  customerPage('/WishList', 'wishlist'),
  page('/Compare', 'compare'),
  page('/AboutUs', 'document', { id: 'about-us', sharedBy: [] }),
  page('/PrivacyPolicy', 'document', { id: 'privacy-policy', sharedBy: [] }),
  page('/RefundPolicy', 'document', { id: 'refund-policy', sharedBy: [] }),
  page('/TermCondition', 'document', { id: 'term-condition', sharedBy: [] }),
  page('/TermsAndConditions', 'document', { id: 'terms-and-conditions', sharedBy: [] }),
  page('/page/:slug', 'content-page', { sharedBy: [] }),
  page('/blog', 'blog', { sharedBy: ['page', 'category', 'tag'], sitemap: 'blog' }),
  page('/blog/rss.xml', 'blog-feed'),
  // The specification's `/blog/:slugBB` is this path.
  page('/blog/:slug', 'post', { sharedBy: [] }),
  page('/store/:slug?/reviews', 'store-reviews', { guard: 'onlyMultiVendor' }),
  privatePage('/cart', 'cart', { sitemap: true }),
  privatePage('/checkout', 'checkout', { isDisallowed: true }),
  privatePage('/contact', 'contact', { sitemap: 'contact' }),
  privatePage('/ProductOrder', 'track-order', { sitemap: true }),
  privatePage('/newsletter', 'newsletter', { sitemap: true }),
  privatePage('/login', 'login', { isDisallowed: true }),
  privatePage('/signup', 'signup', { isDisallowed: true }),
  privatePage('/login/:provider', 'social-begin'),
  privatePage('/verify_login', 'verify-login'),
  page('/forgot-password', 'forgot-password'),
  privatePage('/reset-password', 'reset-password'),
  privatePage('/set-password/:user?', 'reset-password', { id: 'set-password' }),
  customerPage('/verify-email/:id?/:hash?', 'verify-email'),
  customerPage('/welcome', 'welcome'),
  page('/sorry', 'sorry'),
  privatePage('/logout', 'logout'),
  privatePage('/rider', 'rider', { isDisallowed: true }),
  privatePage('/rider/login', 'rider-login'),
  privatePage('/rider/deliveries', 'rider-deliveries'),
  customerPage('/customer', 'customer', { isDisallowed: true }),
  customerPage('/customer/orders', 'orders'),
  customerPage('/customer/orders/:id', 'order'),
  customerPage('/customer/historical-orders/:id', 'historical-order'),
  customerPage('/customer/returns', 'customer-returns'),
  customerPage('/customer/returns/:id', 'customer-return'),
  customerPage('/customer/disputes', 'customer-disputes'),
  customerPage('/customer/disputes/:id', 'customer-dispute'),
  privatePage('/dispute-file/:id', 'dispute-file'),
  privatePage('/invoice/:id', 'invoice'),
  customerPage('/customer/wallet', 'customer-wallet'),
  customerPage('/customer/profile', 'profile', { id: 'customer-profile' }),
  customerPage('/profile', 'profile', { isDisallowed: true }),
  customerPage('/customer/stores', 'customer-stores'),
  customerPage('/customer/stock-notices', 'customer-stock-notices'),
  privatePage('/stock-notice/:token?', 'stock-notice'),
  privatePage('/price-alerts/:token', 'price-alerts'),
  customerPage('/customer/messages', 'messages'),
  privatePage('/customer/messages/act', 'message-calls'),
  customerPage('/customer/messages/:id', 'conversation'),
  privatePage('/unread-messages', 'unread-messages'),
  privatePage('/live', 'live'),
  customerPage('/customer/reviews', 'customer-reviews'),
  customerPage('/customer/reviews/:id', 'customer-review'),
  customerPage('/customer/questions', 'customer-questions'),
  customerPage('/customer/security', 'customer-security'),
  customerPage('/customer/data-copy', 'data-copy'),
  privatePage('/customer/notifications', 'device-notifications'),
  privatePage('/shared-wishlist/:token', 'shared-wishlist'),
  privatePage('/followed-stores', 'followed-stores'),
  page('/preferences', 'preferences', { isDisallowed: true }),
  page('/suggestions', 'suggestions', { isDisallowed: true }),
  page('/recently-viewed', 'recently-viewed'),
  page('/places', 'places', { isDisallowed: true }),
  privatePage('/delivery', 'delivery'),
  page('/clock', 'clock'),
  page('/robots.txt', 'robots'),
  page('/sitemap.xml', 'sitemap'),
  page('/sitemap/:part', 'sitemap-part'),
  page('/manifest.webmanifest', 'manifest'),
  page('/favicon.svg', 'icon'),
  page('/favicon.ico', 'icon', { id: 'favicon' }),
  page('/icon-180.png', 'icon', { id: 'icon-180' }),
  page('/icon-192.png', 'icon', { id: 'icon-192' }),
  page('/icon-512.png', 'icon', { id: 'icon-512' }),
  page('/icon-maskable-192.png', 'icon', { id: 'icon-maskable-192' }),
  page('/icon-maskable-512.png', 'icon', { id: 'icon-maskable' }),
  privatePage('/:ProcessingPayment/:query?', 'payment-result'),
  page('*', 'not-found'),
];

/** Pattern of a page's paths, matched as the router does. */
export function patternOf({ path }: Pick<Page, 'path'>): RegExp {
  const source = path
    .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replace(/:\w+/g, '[^/]+')
    .replace('*', '.*');
  return new RegExp(`^${source}/?$`, 'i');
}

const patterns = pages.map((one) => ({ page: one, pattern: patternOf(one) }));

/** The page that serves a path. */
export function pageAt(pathname: string): Page | undefined {
  return patterns.find(({ pattern }) => pattern.test(pathname))?.page;
}

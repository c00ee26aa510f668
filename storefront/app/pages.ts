/** One address of the storefront and the module that serves it. */
export interface Page {
  path: string;
  file: string;
  id: string;
  caseSensitive?: boolean;
}

const page = (path: string, name: string, id: string = name): Page => ({
  path,
  file: `routes/${name}.tsx`,
  id,
});

/** Every address of the storefront (specification §2.3), in the order people meet them. */
export const pages: readonly Page[] = [
  page('/', 'home'),
  page('/template1', 'home', 'template1'),
  page('/template2', 'home', 'template2'),
  page('/template3', 'home', 'template3'),
  page('/Shop', 'shop'),
  page('/product/:slug?', 'product'),
  page('/product/:slug/review', 'review'),
  page('/new-arrival-products', 'new-arrivals'),
  page('/flash-sales', 'flash-sales'),
  page('/brands', 'brands'),
  page('/stores', 'stores'),
  page('/store/:slug', 'store'),
  page('/WishList', 'wishlist'),
  page('/Compare', 'compare'),
  page('/AboutUs', 'document', 'about-us'),
  page('/PrivacyPolicy', 'document', 'privacy-policy'),
  page('/RefundPolicy', 'document', 'refund-policy'),
  page('/TermCondition', 'document', 'term-condition'),
  page('/TermsAndConditions', 'document', 'terms-and-conditions'),
  page('/page/:slug', 'content-page'),
  page('/blog', 'blog'),
  page('/blog/rss.xml', 'blog-feed'),
  // `/blog/:slugBB` of the specification is this same address.
  page('/blog/:slug', 'post'),
  page('/store/:slug?/reviews', 'store-reviews'),
  page('/cart', 'cart'),
  page('/checkout', 'checkout'),
  page('/contact', 'contact'),
  page('/ProductOrder', 'track-order'),
  page('/newsletter', 'newsletter'),
  page('/login', 'login'),
  page('/signup', 'signup'),
  page('/login/:provider', 'social-begin'),
  page('/verify_login', 'verify-login'),
  page('/forgot-password', 'forgot-password'),
  page('/reset-password', 'reset-password'),
  page('/set-password/:user?', 'reset-password', 'set-password'),
  page('/verify-email/:id?/:hash?', 'verify-email'),
  page('/welcome', 'welcome'),
  page('/sorry', 'sorry'),
  page('/logout', 'logout'),
  page('/customer', 'customer'),
  page('/customer/orders', 'orders'),
  page('/customer/orders/:id', 'order'),
  page('/customer/profile', 'profile', 'customer-profile'),
  page('/profile', 'profile'),
  page('/preferences', 'preferences'),
  page('/suggestions', 'suggestions'),
  page('/places', 'places'),
  page('/clock', 'clock'),
  page('/robots.txt', 'robots'),
  page('/sitemap.xml', 'sitemap'),
  page('/sitemap/:part', 'sitemap-part'),
  page('/manifest.webmanifest', 'manifest'),
  page('/favicon.svg', 'icon'),
  page('/favicon.ico', 'icon', 'favicon'),
  page('/icon-180.png', 'icon', 'icon-180'),
  page('/icon-192.png', 'icon', 'icon-192'),
  page('/icon-512.png', 'icon', 'icon-512'),
  page('/icon-maskable-512.png', 'icon', 'icon-maskable'),
  page('/:ProcessingPayment/:query?', 'payment-result'),
  page('*', 'not-found'),
];

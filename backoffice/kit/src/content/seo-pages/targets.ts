/** Resources whose pages can have SEO texts, by target type. */
export const TARGET_RESOURCES: Record<string, string> = {
  product: 'products',
  category: 'categories',
  brand: 'brands',
  vendor: 'vendors',
  page: 'content_pages',
  post: 'newses',
};

/** Approximate storefront path of a page, as search results show it. */
export const TARGET_PATHS: Record<string, string> = {
  home: '',
  shop: 'Shop',
  brands: 'brands',
  stores: 'stores',
  flash_sales: 'flash-sales',
  blog: 'blog',
  contact: 'contact',
  product: 'product › …',
  category: 'Shop › …',
  brand: 'Shop › …',
  vendor: 'store › …',
  page: 'page › …',
  post: 'blog › …',
};

/** Resources whose pages can be described, by the type of target. */
export const TARGET_RESOURCES: Record<string, string> = {
  product: 'products',
  category: 'categories',
  brand: 'brands',
  vendor: 'vendors',
  page: 'content_pages',
  post: 'newses',
};

/** Where a page stands in the shop, roughly: the part that search results show. */
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

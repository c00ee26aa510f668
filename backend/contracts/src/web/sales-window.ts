/** Days whose orders count for what was bought together with a product. */
export const BOUGHT_TOGETHER_DAYS = 180;

/** Days whose sales count for what is trending. */
export const TRENDING_DAYS = 30;

/** Days of orders behind the frequently-bought-together products. */
export const BOUGHT_TOGETHER_DAYS = 180;

/** Days of sales behind the trending products. */
export const TRENDING_DAYS = 30;

/** Name of the consoles in titles and on the sign-in page; inside of them the shop's own name is shown. */
export const PRODUCT_NAME = 'Stoa';

import type { SetupStep } from '@stoa/contracts';

/** The permission that each step takes; the steps of others are not listed. */
export const SETUP_PERMISSIONS: Record<SetupStep['step'], string> = {
  shop: 'settings.update',
  currency: 'currencies.update',
  email: 'settings.update',
  tax: 'tax_rates.create',
  payment: 'payment_methods.update',
  shipping: 'shipping_methods.create',
  vendor: 'vendors.create',
  category: 'categories.create',
  product: 'products.create',
};

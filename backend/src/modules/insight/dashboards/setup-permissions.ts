import type { OnboardingStep, SetupStep } from '@stoa/contracts';

/** The permission that each step takes; the steps of others are not listed. */
export const SETUP_PERMISSIONS: Record<SetupStep['step'], string> = {
  shop: 'settings.update',
  currency: 'currencies.update',
  email: 'settings.update',
  tax: 'tax_rates.create',
  payment: 'payment_methods.update',
  shipping: 'shipping_methods.create',
  legal: 'term_condition.update',
  vendor: 'vendors.create',
  category: 'categories.create',
  product: 'products.create',
};

/** The same of a vendor's store; operators may have to set up shipping, which the owners ask them for. */
export const ONBOARDING_PERMISSIONS: Record<OnboardingStep['step'], string> = {
  profile: 'store.update',
  logo: 'store.update',
  product: 'products.create',
  shipping: 'store.update',
  bank: 'store.update',
  papers: 'store.update',
};

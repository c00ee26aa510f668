import type { OnboardingStep, SetupStep } from '@stoa/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { SetupList } from './SetupList';

/** Page on which a vendor does each step; where it can't set up shipping, the operators do. */
const OWN_PLACES: Partial<Record<OnboardingStep['step'], string>> = {
  profile: '/store_settings',
  logo: '/store_settings',
  product: '/products/create',
  bank: '/store_settings',
  papers: '/store_settings',
};

/** Page on which an operator does each step; sending e-mails is set up on the server. */
const SHOP_PLACES: Partial<Record<SetupStep['step'], string>> = {
  shop: '/main_settings',
  currency: '/currencies',
  tax: '/tax_rates',
  payment: '/payment_methods',
  shipping: '/shipping_methods',
  vendor: '/vendors/create',
  category: '/categories/create',
  product: '/products/create',
};

/** What is left to do, as the API derives it from the data. */
function useSteps<Step>(path: string): readonly Step[] {
  const api = useApi();
  const { data = [] } = useQuery({ queryKey: ['onboarding'], queryFn: () => api.data<Step[]>(path) });
  return data;
}

/** Checklist of a vendor's new store. */
export function StoreOnboarding() {
  const translate = useTranslate();
  const steps = useSteps<OnboardingStep>('getOnboarding').map((one) => {
    const text = (part: 'title' | 'text' | 'do') => translate(`stoa.onboarding.${one.step}.${part}`);
    const to = OWN_PLACES[one.step];
    return {
      ...one,
      title: text('title'),
      text: text('text'),
      link: to ? { to, label: text('do') } : undefined,
    };
  });
  return <SetupList title={translate('stoa.onboarding.title')} steps={steps} />;
}

/** Checklist of a new shop, with the steps that the operator may do. */
export function ShopOnboarding() {
  const translate = useTranslate();
  const steps = useSteps<SetupStep>('getSetupSteps').map((one) => {
    const text = (part: 'title' | 'text') => translate(`stoa.setup.${one.step}.${part}`);
    const to = SHOP_PLACES[one.step];
    const link = to ? { to, label: translate('stoa.setup.do') } : undefined;
    return { ...one, title: text('title'), text: text('text'), link };
  });
  return <SetupList title={translate('stoa.setup.title')} steps={steps} />;
}

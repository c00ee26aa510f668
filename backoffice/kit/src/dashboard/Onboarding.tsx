import type { MarkSetupStep, OnboardingStep, SetupStep } from '@stoa/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
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
  legal: '/term_condition',
  vendor: '/vendors/create',
  category: '/categories/create',
  product: '/products/create',
};

const STEPS = ['onboarding'];

/** What is left to do, as the API derives it from the data. */
function useSteps<Step>(path: string): readonly Step[] {
  const api = useApi();
  const { data = [] } = useQuery({ queryKey: STEPS, queryFn: () => api.data<Step[]>(path) });
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

/** Marks a step whose defaults suit the operator as done, or takes the mark back. */
function useMark() {
  const api = useApi();
  const notify = useNotify();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: MarkSetupStep) => api.call(api.own('markSetupStep'), { method: 'PUT', body }),
    onError: ({ message }: Error) => notify(message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: STEPS }),
  });
}

/** Checklist of a new shop, with the steps that the operator may do; in the settings it stays when all are done. */
export function ShopOnboarding({ stays = false }: { stays?: boolean }) {
  const translate = useTranslate();
  const { mutate, variables, isPending, isSuccess } = useMark();
  const steps = useSteps<SetupStep>('getSetupSteps').map((one) => {
    const text = (part: 'title' | 'text') => translate(`stoa.setup.${one.step}.${part}`);
    const to = SHOP_PLACES[one.step];
    const link = to ? { to, label: translate('stoa.setup.do') } : undefined;
    const body = { step: one.step, done: !one.done } as MarkSetupStep;
    const mark = one.mark && {
      label: translate(one.done ? 'stoa.setup.unmark' : 'stoa.setup.mark'),
      isPending: isPending && variables.step === one.step,
      onClick: () => mutate(body),
    };
    return { ...one, title: text('title'), text: text('text'), link, mark };
  });
  // A mark can be taken back right away, even if it was the last one.
  return <SetupList title={translate('stoa.setup.title')} steps={steps} stays={stays || isSuccess} />;
}

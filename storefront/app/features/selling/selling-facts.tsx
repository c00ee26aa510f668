import type { SellingTerms } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import type { Formats } from '~/i18n/format';
import type { ServerTranslate } from '~/i18n/translator';
import { Icon, type IconName } from '~/ui/icons';

/** A benefit or requirement of selling here. */
export interface SellingFact {
  icon: IconName;
  title: string;
  text: string;
}

function commissionOf({ commission }: SellingTerms, { t, formats }: FactTexts): string {
  if (!commission) return t('selling.facts.noCommission');
  const { rate, fixed, currency } = commission;
  const share = rate === null ? '' : formats.share(rate);
  const amount = fixed === null ? '' : formats.money(fixed, currency);
  if (share && amount) return t('selling.facts.combined', { share, amount });
  return share ? t('selling.facts.percentage', { share }) : t('selling.facts.fixed', { amount });
}

interface FactTexts {
  t: ServerTranslate;
  formats: Formats;
}

/** Formats the shop's selling terms for a visitor. */
export function toFacts(terms: SellingTerms, texts: FactTexts): SellingFact[] {
  const { t } = texts;
  const documents = terms.required_papers.map((kind) => t(`selling.kinds.${kind}`)).join(' · ');
  const fact = (
    icon: IconName,
    name: 'commission' | 'payouts' | 'needed' | 'review',
    text: string,
  ): SellingFact => ({
    icon,
    text,
    title: t(`selling.facts.${name}`),
  });
  return [
    fact('store', 'commission', commissionOf(terms, texts)),
    fact('returns', 'payouts', t('selling.facts.payoutsText', { currency: terms.payout_currency })),
    fact('shield', 'needed', documents || t('selling.facts.nothingNeeded')),
    fact('check', 'review', t(terms.approve_products ? 'selling.facts.checked' : 'selling.facts.unchecked')),
  ];
}

/** Benefits and terms of selling here. */
export function SellingFacts({ facts }: { facts: readonly SellingFact[] }): ReactElement {
  const { t } = useApp();
  return (
    <aside className="panel grid gap-5" aria-labelledby="selling-facts">
      <h2 id="selling-facts" className="text-lg">
        {t('selling.why')}
      </h2>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
        {facts.map(({ icon, title, text }) => (
          <li key={title} className="flex items-start gap-3">
            <Icon name={icon} className="size-6 flex-none text-primary-text" />
            <p className="min-w-0">
              <b className="block font-semibold">{title}</b>
              <span className="text-sm text-muted">{text}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-3">
        <span className="block text-sm text-muted">{t('selling.applied')}</span>
        <a href="/vendor-application" className="link inline-flex min-h-11 items-center">
          {t('application.find')}
        </a>
      </p>
    </aside>
  );
}

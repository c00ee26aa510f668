import { Box, Card, Typography } from '@mui/material';
import type { PayoutBalance, PayoutTerms, PayoutWallet } from '@stoa/contracts';
import type { ReactNode } from 'react';
import { ExplainButton } from '../explanations/ExplainButton';
import { useTranslate } from '../i18n/useTranslate';
import { useDay, useMoney, usePercent } from '../settings/format';

interface FundsProps {
  balance: PayoutBalance;
  isOwn: boolean;
  /** Whether a request is still open, so that no other can be made. */
  hasOpenRequest?: boolean;
  /** Call that explains the balance. */
  explainedBy: string;
}

/** The four parts of a balance, each with what it means. */
export function Funds({ balance, isOwn, hasOpenRequest = false, explainedBy }: FundsProps) {
  const translate = useTranslate();
  const money = useMoney(balance.currency);
  const { pending, available, holdback, payable, held, paid } = balance;
  const notes = [
    ...(available < 0 ? [translate('stoa.funds.negative_hint')] : []),
    ...(holdback > 0 ? [translate('stoa.funds.holdback_hint', { amount: money(holdback) })] : []),
    ...(isOwn && hasOpenRequest ? [translate('stoa.funds.open_request_hint')] : []),
    ...(isOwn && !hasOpenRequest && available >= 0
      ? [
          payable > 0
            ? translate('stoa.funds.payable_hint', { amount: money(payable) })
            : translate('stoa.funds.nothing_hint'),
        ]
      : []),
  ];
  return (
    <Card component="dl" sx={fundsSx}>
      <Part name={translate('stoa.funds.available')} amount={money(available)} hint={notes.join(' ')} strong>
        <ExplainButton path={explainedBy} subject="balance" />
      </Part>
      <Part
        name={translate('stoa.funds.pending')}
        amount={money(pending)}
        hint={translate('stoa.funds.pending_hint')}
      />
      <Part
        name={translate('stoa.funds.held')}
        amount={money(held)}
        hint={translate('stoa.funds.held_hint')}
      />
      <Part
        name={translate('stoa.funds.paid')}
        amount={money(paid)}
        hint={translate('stoa.funds.paid_hint')}
      />
    </Card>
  );
}

const fundsSx = {
  m: 0,
  mb: 2,
  p: 2.25,
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
};

interface PartProps {
  name: string;
  amount: string;
  hint: string;
  strong?: boolean;
  /** What can be done with the amount. */
  children?: ReactNode;
}

function Part({ name, amount, hint, strong = false, children }: PartProps) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontSize: strong ? 28 : 22, fontWeight: strong ? 700 : 600 }}>
        <bdi>{amount}</bdi>
      </Typography>
      <Typography component="dd" variant="caption" color="text.secondary" sx={{ m: 0 }}>
        {hint}
      </Typography>
      {children && (
        <Box component="dd" sx={{ m: 0, mt: 0.5 }}>
          {children}
        </Box>
      )}
    </div>
  );
}

/** When the next shares of sales become available. */
export function Releases({ wallet: { releases, currency } }: { wallet: PayoutWallet }) {
  const translate = useTranslate();
  const date = useDay();
  const money = useMoney(currency);
  if (releases.length === 0) return null;
  return (
    <Card sx={{ p: 2.25, mb: 2 }}>
      <Typography component="h2" variant="body2" color="text.secondary">
        {translate('stoa.funds.releases')}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, mt: 1, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3 }}
      >
        {releases.map(({ day, amount }) => (
          <Box key={day} sx={{ display: 'contents' }}>
            <dt>
              <time dateTime={day}>{date(day)}</time>
            </dt>
            <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              <bdi>{money(amount)}</bdi>
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

/** The rules that a request meets, in one sentence each; empty without any. */
export function useTermsText(): (terms: PayoutTerms | undefined) => string {
  const translate = useTranslate();
  const percent = usePercent();
  const money = useMoney();
  return (terms) => {
    if (!terms) return '';
    const { minimum, fee_fixed, fee_rate } = terms;
    const fees = [...(fee_fixed ? [money(fee_fixed)] : []), ...(Number(fee_rate) ? [percent(fee_rate)] : [])];
    return [
      ...(minimum ? [translate('stoa.funds.terms_minimum', { amount: money(minimum) })] : []),
      ...(fees.length ? [translate('stoa.funds.terms_fee', { fee: fees.join(' + ') })] : []),
    ].join(' · ');
  };
}

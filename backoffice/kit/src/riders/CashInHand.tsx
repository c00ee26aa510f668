import { Typography } from '@mui/material';
import type { CashInHand as Cash } from '@stoa/contracts';
import { useRecordContext } from 'react-admin';
import { isolated } from '../i18n/isolated';
import { useTranslate } from '../i18n/useTranslate';
import { useMoneyByCode } from '../settings/format';

/** Cash that a rider has collected and not handed over, by currency; nothing without any. */
export function CashInHand({ rider }: { rider: object }) {
  const translate = useTranslate();
  const money = useMoneyByCode();
  const { cash_in_hand: cash = [] } = rider as { cash_in_hand?: Cash[] };
  if (cash.length === 0) return null;
  const amounts = cash.map(({ amount, currency }) => isolated(money(amount, currency))).join(', ');
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
      {translate('stoa.rider_cash.in_hand', { amounts })}
    </Typography>
  );
}

/** The same for the rider whose screen this is. */
export function OwnCashInHand() {
  const rider = useRecordContext();
  return rider ? <CashInHand rider={rider} /> : null;
}

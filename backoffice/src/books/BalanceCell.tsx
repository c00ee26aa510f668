import { useMoney, useTranslate } from '@stoa/console-kit';
import { Link, TableCell } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';

interface BalanceCellProps {
  /** Debits minus credits, in minor units of `currency`. */
  balance: number;
  currency: string;
  /** Which of the currency's ledger entries make up the balance. */
  filter: { account: string; owner?: string };
}

/** A balance with the side it stands on, as accountants read it; leads to its entries. */
export function BalanceCell({ balance, currency, filter }: BalanceCellProps) {
  const translate = useTranslate();
  const money = useMoney(currency);
  const query = encodeURIComponent(JSON.stringify({ currency, ...filter }));
  const side = balance > 0 ? 'debit' : 'credit';
  return (
    <TableCell align="right" data-label={translate('stoa.books.balance')} sx={{ whiteSpace: 'nowrap' }}>
      <Link component={RouterLink} to={`/ledger_entries?filter=${query}`} underline="hover">
        {money(Math.abs(balance))}
      </Link>
      {balance !== 0 && ` ${translate(`stoa.books.${side}`)}`}
    </TableCell>
  );
}

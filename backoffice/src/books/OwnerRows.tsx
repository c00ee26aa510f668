import { useMoney, useTranslate } from '@stoa/console-kit';
import { TableCell, TableRow } from '@mui/material';
import type { TrialBalanceLine } from '@stoa/contracts';
import { BalanceCell } from './BalanceCell';
import { useOwnerBalances } from './useBooks';

/** The owners of an account with their balances; each leads to its entries. */
export function OwnerRows({ line: { account, currency }, day }: { line: TrialBalanceLine; day: string }) {
  const translate = useTranslate();
  const money = useMoney(currency);
  const { data = [] } = useOwnerBalances(account, day);
  return data
    .filter((one) => one.currency === currency)
    .map(({ owner, name, debit, credit, balance }) => (
      <TableRow key={owner} sx={{ bgcolor: 'action.hover' }}>
        <TableCell sx={{ paddingInlineStart: 4 }} colSpan={2}>
          <bdi>{name || translate('stoa.books.platform')}</bdi>
        </TableCell>
        <TableCell align="right" data-label={translate('stoa.books.debit')}>
          {money(debit)}
        </TableCell>
        <TableCell align="right" data-label={translate('stoa.books.credit')}>
          {money(credit)}
        </TableCell>
        <BalanceCell balance={balance} currency={currency} filter={{ account, owner }} />
      </TableRow>
    ));
}

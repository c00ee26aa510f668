import { stackedTableSx, useLabels, useMoney, useTranslate } from '@stoa/console-kit';
import {
  Box,
  Button,
  Card,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { TrialBalance, TrialBalanceLine } from '@stoa/contracts';
import { useState } from 'react';
import { BalanceCell } from './BalanceCell';
import { OwnerRows } from './OwnerRows';

/** Debits, credits and balances of one currency; the balances sum to zero. */
export function TrialBalanceTable({ data, currency }: { data: TrialBalance; currency: string }) {
  const translate = useTranslate();
  const money = useMoney(currency);
  const lines = data.lines.filter((line) => line.currency === currency);
  const total = data.totals.find((one) => one.currency === currency);
  return (
    <Card>
      <Box sx={{ p: 2, display: 'flex', gap: 2, alignItems: 'center' }}>
        <Typography variant="h6" component="h2">
          <bdi>{currency}</bdi>
        </Typography>
        <Chip
          size="small"
          color={total?.balance === 0 ? 'success' : 'error'}
          label={translate(total?.balance === 0 ? 'stoa.books.balanced' : 'stoa.books.unbalanced')}
        />
      </Box>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" sx={stackedTableSx}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('stoa.books.account')}</TableCell>
              <TableCell>{translate('stoa.books.kind')}</TableCell>
              {(['debit', 'credit', 'balance'] as const).map((side) => (
                <TableCell key={side} align="right">
                  {translate(`stoa.books.${side}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map((line) => (
              <AccountRow key={line.account} line={line} day={data.day} />
            ))}
          </TableBody>
          <TableFooter>
            <TableRow>
              <TableCell colSpan={2}>{translate('stoa.books.total')}</TableCell>
              {(['debit', 'credit', 'balance'] as const).map((side) => (
                <TableCell key={side} align="right" data-label={translate(`stoa.books.${side}`)}>
                  {money(total?.[side] ?? 0)}
                </TableCell>
              ))}
            </TableRow>
          </TableFooter>
        </Table>
      </Box>
    </Card>
  );
}

function AccountRow({ line, day }: { line: TrialBalanceLine; day: string }) {
  const labels = useLabels();
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { account, currency } = line;
  const money = useMoney(currency);
  return (
    <>
      <TableRow hover>
        <TableCell>
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {labels.choice(account)}
          </Button>
        </TableCell>
        <TableCell data-label={translate('stoa.books.kind')}>
          {translate(`stoa.books.kinds.${line.kind}`)}
        </TableCell>
        <TableCell align="right" data-label={translate('stoa.books.debit')}>
          {money(line.debit)}
        </TableCell>
        <TableCell align="right" data-label={translate('stoa.books.credit')}>
          {money(line.credit)}
        </TableCell>
        <BalanceCell balance={line.balance} currency={currency} filter={{ account }} />
      </TableRow>
      {isOpen && <OwnerRows line={line} day={day} />}
    </>
  );
}

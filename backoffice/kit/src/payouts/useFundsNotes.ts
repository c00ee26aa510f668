import type { StatementBalance, StatementRow } from '@stoa/contracts';
import { isolated } from '../i18n/isolated';
import { useTranslate } from '../i18n/useTranslate';
import { useDay, useMoney } from '../settings/format';

/** The parts of a vendor's balance. */
export const FUNDS = ['pending', 'available', 'held'] as const;

interface FundsNotes {
  /** What of an event is still pending or held, else what it moved within the balance. */
  of: (row: StatementRow) => string[];
  /** The parts of a balance that is more than one of them. */
  partsOf: (balance: StatementBalance) => string[];
}

/** Sentences about pending and held amounts in a statement. */
export function useFundsNotes(currency: string): FundsNotes {
  const translate = useTranslate();
  const money = useMoney(currency);
  const day = useDay();
  const named = (name: (typeof FUNDS)[number]): string => translate(`stoa.funds.${name}`);
  const amountOf = (amount: number): string => isolated(money(amount));
  const moved = (row: StatementRow): string[] => {
    const to = FUNDS.filter((name) => row[name] > 0);
    const from = FUNDS.filter((name) => row[name] < 0);
    if (row.amount !== 0 || to.length === 0) return [];
    const amount = amountOf(to.reduce((total, name) => total + row[name], 0));
    const names = { from: from.map(named).join(' + '), to: to.map(named).join(' + ') };
    return [translate('stoa.statement.moved', { amount, ...names })];
  };
  return {
    of: (row) => {
      const { waits } = row;
      if (!waits) return moved(row);
      const values = { amount: amountOf(waits.amount), day: day(waits.day) };
      return [translate(`stoa.statement.waits.${waits.until}`, values)];
    },
    partsOf: (balance) => {
      const parts = FUNDS.filter((name) => balance[name] !== 0);
      if (parts.length < 2) return [];
      return [parts.map((name) => `${named(name)} ${amountOf(balance[name])}`).join(' · ')];
    },
  };
}

import { isolated, useLabels, useMoney, useTranslate } from '@stoa/console-kit';
import { useLocale } from 'react-admin';
import type { AdjustmentRecord } from './adjustment-record';

type Line = AdjustmentRecord['lines'][number];

/** A line of an adjustment in words: its account, whose account it is, its side and amount. */
export function useLineText(currency: string | undefined): (line: Line) => string {
  const labels = useLabels();
  const translate = useTranslate();
  const money = useMoney(currency);
  return ({ account, owner_name, debit, credit }) => {
    const side = translate(debit > 0 ? 'stoa.books.debit' : 'stoa.books.credit');
    const amount = isolated(money(debit || credit));
    return [labels.choice(account), ...(owner_name ? [isolated(owner_name)] : []), `${side} ${amount}`].join(
      ' · ',
    );
  };
}

/** All lines of an adjustment within a sentence. */
export function useLinesText(currency: string | undefined): (lines: readonly Line[]) => string {
  const lineText = useLineText(currency);
  const list = new Intl.ListFormat(useLocale(), { type: 'unit' });
  return (lines) => list.format(lines.map(lineText));
}

import type { RateBand, TableMeasure } from '@stoa/contracts';
import { useMoney, useNumber, useTranslate } from '@stoa/console-kit';
import { useCallback } from 'react';
import { useLocale } from 'react-admin';

/** Formats a weight in grams: as grams below a kilogram, else as kilograms. */
export function useWeight(): (grams: number) => string {
  const locale = useLocale();
  return useCallback(
    (grams) => {
      const [unit, value] = grams < 1000 ? ['gram', grams] : ['kilogram', grams / 1000];
      const style = { style: 'unit', unit: String(unit), maximumFractionDigits: 3 } as const;
      return new Intl.NumberFormat(`${locale}-u-nu-latn`, style).format(Number(value));
    },
    [locale],
  );
}

/** Formats a band: `up to 2 kg`, `more than 2 kg, up to 5 kg`, `more than 5 kg`. */
export function useBand(measure: TableMeasure | null | undefined): (band: RateBand) => string {
  const translate = useTranslate();
  const weight = useWeight();
  const money = useMoney();
  const number = useNumber();
  const shown = measure === 'weight' ? weight : measure === 'price' ? money : number;
  return ({ from, to = null }) => {
    const ends = { from: shown(from), to: to === null ? '' : shown(to) };
    const kind = to === null ? (from === 0 ? 'any' : 'beyond') : from === 0 ? 'within' : 'between';
    return translate(`shipping.band.${kind}`, ends);
  };
}

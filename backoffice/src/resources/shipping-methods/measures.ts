import type { RateBand, TableMeasure } from '@stoa/contracts';
import { useMoney, useNumber } from '@stoa/console-kit';
import { useCallback } from 'react';
import { useLocale, useTranslate } from 'react-admin';

/** Writes grams as people read them: grams up to a kilogram, then kilograms. */
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

/** Says of a band what it holds: `up to 2 kg`, `more than 2 kg, up to 5 kg`, `more than 5 kg`. */
export function useBand(measure: TableMeasure | null | undefined): (band: RateBand) => string {
  const translate = useTranslate();
  const weight = useWeight();
  const money = useMoney();
  const number = useNumber();
  const shown = measure === 'weight' ? weight : measure === 'price' ? money : number;
  return ({ from, to = null }) => {
    const ends = { from: shown(from), to: to === null ? '' : shown(to) };
    const kind = to === null ? (from === 0 ? 'any' : 'beyond') : from === 0 ? 'within' : 'between';
    return translate(`stoa.shipping.band.${kind}`, ends);
  };
}

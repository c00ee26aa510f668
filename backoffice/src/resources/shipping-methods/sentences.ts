import { useMoney, useNumber, usePercent, useTranslate, type TextName } from '@stoa/console-kit';
import type { RateBand, RateType, TableMeasure } from '@stoa/contracts';
import { useWeight } from './measures';

/** A method's values in a form or a record; unfinished input may have any type. */
export interface MethodFacts {
  rate_type?: RateType;
  rate?: number | null;
  weight_step?: number | null;
  price_step?: number | null;
  percent?: string | null;
  table_by?: TableMeasure | null;
  table?: Partial<RateBand>[] | null;
  rate_per_km?: number | null;
  max_distance?: number | null;
  max_weight?: number | null;
  pickup_address?: string | null;
  handling?: number | null;
  free_over?: number | null;
  min_days?: number | null;
  max_days?: number | null;
  zone_ids?: number[];
}

type Translate = (key: TextName<'shipping'>, facts?: Record<string, unknown>) => string;

const amountOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** A method in sentences: price, destinations and delivery time, so that mistakes are noticed early. */
export function useSentences(method: MethodFacts): string[] {
  const translate = useTranslate();
  const money = useMoney();
  const number = useNumber();
  const percent = usePercent();
  const weight = useWeight();
  const shippingText: Translate = (key, facts = {}) => translate(`shipping.${key}`, facts);
  const { rate_type: type, handling, free_over, max_weight, max_distance } = method;
  const collected = type === 'pickup';
  const threshold = typeof free_over === 'number' ? money(free_over) : null;
  const days = { min: number(method.min_days ?? 0), max: number(method.max_days ?? 0) };
  const zones = method.zone_ids?.length ?? 0;
  return [
    priceSentence(method, { text: shippingText, money, percent, weight }),
    type !== 'free' && amountOf(handling) > 0 && shippingText('handling', { amount: money(handling) }),
    threshold && shippingText(type === 'free' ? 'offered_from' : 'free_from', { threshold }),
    !collected &&
      amountOf(max_weight) > 0 &&
      shippingText('carries', { weight: weight(amountOf(max_weight)) }),
    type === 'rider_distance' &&
      amountOf(max_distance) > 0 &&
      shippingText('reaches', { km: number(amountOf(max_distance)) }),
    shippingText(collected ? 'ready' : 'days', days),
    !collected && (zones > 0 ? shippingText('zones', { smart_count: zones }) : shippingText('everywhere')),
  ].filter((sentence): sentence is string => typeof sentence === 'string');
}

interface Formats {
  text: Translate;
  money: (amount: number | null | undefined) => string;
  percent: (share: string | number) => string;
  weight: (grams: number) => string;
}

/** The sentence on the price by the rate type. */
function priceSentence(method: MethodFacts, { text: shippingText, money, percent, weight }: Formats): string {
  const amount = money(amountOf(method.rate));
  switch (method.rate_type) {
    case 'free':
      return shippingText('free');
    case 'by_weight':
      return shippingText('by_weight', { amount, step: weight(amountOf(method.weight_step)) });
    case 'by_price':
      return shippingText('by_price', { amount, step: money(amountOf(method.price_step)) });
    case 'percent':
      return shippingText('percent', { share: percent(Number(method.percent) || 0) });
    case 'table':
      return shippingText(`by_table.${method.table_by ?? 'weight'}`, spanOf(method.table ?? [], money));
    case 'pickup': {
      const where = shippingText('collected', { place: method.pickup_address?.trim() || '…' });
      return amountOf(method.rate) > 0 ? `${where} ${shippingText('asks', { amount })}` : where;
    }
    case 'rider_distance':
      return shippingText('by_distance', { amount, per_km: money(amountOf(method.rate_per_km)) });
    default:
      return shippingText(method.rate_type === 'per_item' ? 'per_item' : 'asks', { amount });
  }
}

/** The lowest and highest price of a rate table. */
function spanOf(
  table: readonly Partial<RateBand>[],
  money: Formats['money'],
): { least: string; most: string } {
  const amounts = table.length > 0 ? table.map((band) => amountOf(band.amount)) : [0];
  return { least: money(Math.min(...amounts)), most: money(Math.max(...amounts)) };
}

import type { ShippingRefusal } from '@stoa/contracts';
import { say, type Sentence } from '../../kernel/wording';
import type { Refused } from './quote';

type Say = (name: string, limit: number, money: (amount: number) => string) => Sentence;

const WORDS: Record<ShippingRefusal, Say> = {
  outside_zones: (name) => say`${name} does not go to this address.`,
  too_heavy: (name, grams) => say`${name} carries at most ${grams / 1000} kg.`,
  too_light: (name, grams) => say`${name} is for more than ${grams / 1000} kg.`,
  too_far: (name, km) => say`${name} goes at most ${km} km.`,
  distance_unknown: (name) => say`${name} can’t tell how far away this address is.`,
  below_minimum: (name, amount, money) => say`${name} is for goods from ${money(amount)}.`,
  above_maximum: (name, amount, money) => say`${name} is for goods up to ${money(amount)}.`,
  too_few: (name, pieces) => say`${name} is for at least ${pieces} pieces.`,
  too_many: (name, pieces) => say`${name} is for at most ${pieces} pieces.`,
};

/** Why one method does not carry the goods; `money` writes amounts of the buyer's currency. */
export function wordsFor({ name, code, limit }: Refused, money: (amount: number) => string): Sentence {
  return WORDS[code](name, limit ?? 0, money);
}

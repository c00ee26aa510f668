import type { ShippingRefusal } from '@stoa/contracts';
import { msg, type Sentence } from '../../kernel/translation';
import type { Refused } from './quote';

type RefusalMessage = (name: string, limit: number, money: (amount: number) => string) => Sentence;

const MESSAGES: Record<ShippingRefusal, RefusalMessage> = {
  outside_zones: (name) => msg`${name} does not deliver to this address.`,
  too_heavy: (name, grams) => msg`${name} is available up to ${grams / 1000} kg.`,
  too_light: (name, grams) => msg`${name} is available for more than ${grams / 1000} kg.`,
  too_far: (name, km) => msg`${name} delivers up to ${km} km.`,
  distance_unknown: (name) => msg`${name} can’t calculate the distance to this address.`,
  below_minimum: (name, amount, money) => msg`${name} is available for orders from ${money(amount)}.`,
  above_maximum: (name, amount, money) => msg`${name} is available for orders up to ${money(amount)}.`,
  too_few: (name, pieces) => msg`${name} is available for ${pieces} or more items.`,
  too_many: (name, pieces) => msg`${name} is available for up to ${pieces} items.`,
};

/** Sentence that explains why a method is not available; `money` formats amounts of the buyer's currency. */
export function refusalMessage({ name, code, limit }: Refused, money: (amount: number) => string): Sentence {
  return MESSAGES[code](name, limit ?? 0, money);
}

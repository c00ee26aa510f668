import type { ChangedLine, ExpectedLine } from '@stoa/contracts';
import type { PricedCart, PricedLine } from '../shopping';

type Seen = NonNullable<ChangedLine['before']>;

const isSame = (a: Seen, b: Seen): boolean => a.quantity === b.quantity && a.unit_price === b.unit_price;

/** Differences between the cart's lines and those the buyer saw, in cart order; removed lines come last. */
export function changedLines(seen: readonly ExpectedLine[], { groups }: PricedCart): ChangedLine[] {
  const lines = groups.flatMap((group) => group.lines);
  const present = lines.flatMap((line): ChangedLine[] => {
    const seenLine = seen.find(({ cart_item_id }) => cart_item_id === line.id);
    const now = { quantity: line.quantity, unit_price: line.unit_price };
    if (seenLine && isSame(seenLine, now)) return [];
    const before = seenLine ? { quantity: seenLine.quantity, unit_price: seenLine.unit_price } : null;
    return [{ cart_item_id: line.id, name: nameOf(line), before, now }];
  });
  const gone = seen.filter(({ cart_item_id }) => !lines.some(({ id }) => id === cart_item_id));
  return [
    ...present,
    ...gone.map(({ cart_item_id, quantity, unit_price }) => ({
      cart_item_id,
      name: '',
      before: { quantity, unit_price },
      now: null,
    })),
  ];
}

function nameOf({ offer: { name, options } }: PricedLine): string {
  const chosen = options.map(({ value }) => value).join(', ');
  return chosen ? `${name} (${chosen})` : name;
}

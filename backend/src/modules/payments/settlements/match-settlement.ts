import type { SettlementMatch } from '@stoa/contracts';
import type { ClearingItem } from './clearing-items';
import type { SettlementLine } from './settlement.entity';

type Line = Pick<SettlementLine, 'type' | 'gross' | 'currency' | 'references' | 'transaction_key'>;

/** What a line was found to be. */
export interface LineMatch {
  match: SettlementMatch;
  booked: number | null;
  order_number: string | null;
  item: string | null;
}

/** What is settled already. */
export interface Settled {
  transactions: ReadonlySet<string>;
  items: ReadonlySet<string>;
}

const NOTHING = { booked: null, order_number: null, item: null };
/** Generic files don't tell refunds from disputes. */
const OUT: readonly ClearingItem['type'][] = ['refund', 'dispute'];

/**
 * Compares lines with the items of the books, each used once: first those of equal amount, then those whose
 * reference alone agrees.
 */
export function matchLines(
  lines: readonly Line[],
  items: readonly ClearingItem[],
  settled: Settled,
): LineMatch[] {
  const byReference = new Map<string, ClearingItem[]>();
  for (const item of items.filter(({ key }) => !settled.items.has(key)))
    for (const one of item.references) byReference.set(one, [...(byReference.get(one) ?? []), item]);
  const used = new Set<string>();
  const seen = new Set<string>(settled.transactions);
  const found: (LineMatch | null)[] = lines.map((line) => {
    const isRepeat = seen.has(line.transaction_key);
    seen.add(line.transaction_key);
    if (isRepeat) return { ...NOTHING, match: 'already_settled' };
    return line.type === 'fee' || line.type === 'payout' ? { ...NOTHING, match: 'not_compared' } : null;
  });
  const take = (place: number, isEqual: boolean): void => {
    const line = lines[place];
    if (!line || found[place]) return;
    const item = candidates(line, byReference).find(
      ({ key, amount }) => !used.has(key) && (!isEqual || amount === line.gross),
    );
    if (!item) return;
    used.add(item.key);
    const match = item.amount === line.gross ? 'matched' : 'amount_differs';
    found[place] = { match, booked: item.amount, order_number: item.reference, item: item.key };
  };
  for (const isEqual of [true, false]) lines.forEach((_, place) => take(place, isEqual));
  return found.map((one) => one ?? { ...NOTHING, match: 'missing_in_books' });
}

function candidates(line: Line, byReference: ReadonlyMap<string, ClearingItem[]>): ClearingItem[] {
  const types = line.type === 'payment' ? ['payment'] : OUT;
  if (line.type === 'other') return [];
  return line.references
    .flatMap((one) => byReference.get(one) ?? [])
    .filter(({ type, currency }) => types.includes(type) && currency === line.currency);
}

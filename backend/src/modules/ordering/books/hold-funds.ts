import { Injectable } from '@nestjs/common';
import { sum } from '../../../kernel/money';
import { Ledger, type LedgerEntry, type PostingLine, reversedLines } from '../../ledger';
import type { Order } from '../order.entity';

const SHARES = ['vendor_pending', 'vendor_available'] as const;

/** Whether a vendor's share of an order is held; `entries` are all of the order. */
export function isHeld(entries: readonly LedgerEntry[]): boolean {
  return sum(entries.filter(({ account }) => account === 'vendor_held').map(({ amount }) => amount)) !== 0;
}

/**
 * Holds a vendor's share of an order while it is disputed, so that no payout takes it. A share that was paid out before
 * makes the available balance negative, so that later earnings are held instead.
 */
@Injectable()
export class HoldFunds {
  constructor(private readonly ledger: Ledger) {}

  /**
   * Moves what the order has in the vendor's pending and available balance to the held one, in the caller's transaction,
   * which has locked the order.
   * @param key number of the dispute
   */
  async hold({ number, vendor_id: owner }: Order, key: string): Promise<void> {
    const entries = await this.ledger.findByReference(number);
    const lines = SHARES.flatMap((account) => sharesIn(account, entries, owner));
    if (lines.length > 0) await this.ledger.post({ type: 'funds_held', key, reference: number, lines });
  }

  /** Moves a held share back to where it was, in the caller's transaction. */
  async release({ number }: Order, key: string): Promise<void> {
    const event = `funds_held:${key}`;
    const held = (await this.ledger.findByReference(number)).filter((entry) => entry.event === event);
    if (held.length === 0) return;
    const lines = reversedLines(held);
    await this.ledger.post({ type: 'hold_released', key, reference: number, lines });
  }
}

/** What an order has in one account of its vendor, moved to the held one; nothing that the vendor owes. */
function sharesIn(
  account: (typeof SHARES)[number],
  entries: readonly LedgerEntry[],
  owner: number,
): PostingLine[] {
  const own = entries.filter((entry) => entry.account === account);
  return [...new Set(own.map(({ currency }) => currency))].flatMap((currency): PostingLine[] => {
    const amount = sum(own.filter((one) => one.currency === currency).map((one) => one.amount));
    if (amount >= 0) return [];
    return [
      { account, owner, currency, amount: -amount },
      { account: 'vendor_held', owner, currency, amount },
    ];
  });
}

import { Injectable } from '@nestjs/common';
import type { RefundReason } from '@stoa/contracts';
import { Ledger, reversedLines } from '../../ledger';
import { Currencies } from '../../localisation';
import type { Order, OrderLine } from '../order.entity';
import { isVoid } from '../order.process';
import type { Refund } from '../refunds/refund.entity';
import { ReleaseFunds } from './release-funds';
import { type RefundTotals, refundPosting } from './refund-posting';
import type { EarlierRefunds } from './refund-shares';
import { vendorShare } from './sale-posting';
import { soldTotals } from './sold-totals';

/** Reasons of refunds that take no shares back: of a void order, or of what was paid twice. */
const OUTSIDE_SALE: readonly RefundReason[] = ['order_cancelled', 'order_expired', 'duplicate'];

/** Whether a refund takes no party's share back, as the order had ended or was paid twice. */
export const isOutsideSale = (reason: RefundReason): boolean => OUTSIDE_SALE.includes(reason);

/** Books refunds: what is owed to the buyer, and what each party gives back for it. */
@Injectable()
export class RefundBooks {
  constructor(
    private readonly ledger: Ledger,
    private readonly currencies: Currencies,
    private readonly release: ReleaseFunds,
  ) {}

  /** Books the refund of an order that stands, in the caller's transaction, before later ones are written. */
  async issue(
    refund: RefundTotals & Pick<Refund, 'number'>,
    order: Order,
    lines: readonly OrderLine[],
    earlier: EarlierRefunds,
  ): Promise<void> {
    const entries = await this.ledger.findByReference(order.number);
    const posting = refundPosting({
      number: refund.number,
      order,
      sold: soldTotals(order, lines),
      refund,
      earlier: earlier.total,
      home: this.currencies.default().code,
      isReleased: entries.some(({ type }) => type === 'funds_released'),
      entries,
    });
    await this.ledger.post(posting);
  }

  /** What the vendor gives back for a refund, in the order's currency; taxes as the sale booked them. */
  async vendorPart({ number }: Order, { amount, tax, ...shares }: RefundTotals): Promise<number> {
    const entries = await this.ledger.findByReference(number);
    const isRemitted = entries.some(({ type, account }) => type === 'sale' && account === 'tax_payable');
    return vendorShare({ ...shares, total: amount, remitted_tax: isRemitted ? tax : 0 });
  }

  /** Books what is owed for a void order, whose shares were given back when it ended, or paid twice. */
  async issueForVoid({ number, amount, currency }: Refund, reference: string): Promise<void> {
    await this.ledger.post({
      type: 'refund_issued',
      key: number,
      reference,
      lines: [
        { account: 'customer_receivable', currency, amount },
        { account: 'refunds_payable', currency, amount: -amount },
      ],
    });
  }

  /**
   * Books that a refund is not owed after all: its shares return, or what a void order or a double payment left is
   * written off. The shares of an order that has become void since return to nobody.
   */
  async cancel({ number, amount, currency, reason }: Refund, order: Order): Promise<void> {
    const reference = order.number;
    const isOutside = isVoid(order.state) || isOutsideSale(reason);
    const event = `refund_issued:${number}`;
    const issued = (await this.ledger.findByReference(reference)).filter((entry) => entry.event === event);
    const outside = [
      { account: 'refunds_payable', currency, amount },
      { account: 'write_offs', currency, amount: -amount },
    ] as const;
    const lines = isOutside ? outside : reversedLines(issued);
    if (issued.length > 0)
      await this.ledger.post({ type: 'refund_cancelled', key: number, reference, lines });
    // A share that was taken from the pending balance has returned there, whatever was released meanwhile.
    await this.release.schedule(order);
  }
}

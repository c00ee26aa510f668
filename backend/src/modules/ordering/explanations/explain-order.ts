import { Injectable } from '@nestjs/common';
import type {
  ExplanationCheck,
  ExplanationRow,
  ExplanationRowName,
  LedgerAccount,
  OrderExplanation,
} from '@stoa/contracts';
import { In, Not } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { tenantBounds } from '../../../kernel/access';
import { combineConditions, Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { sum } from '../../../kernel/money';
import { Ledger, type LedgerEntry } from '../../ledger';
import { Currencies } from '../../localisation';
import { Settings } from '../../settings';
import { isVoid } from '../order.process';
import { Order, OrderLine } from '../order.entity';
import { Refund } from '../refunds/refund.entity';
import { RefundLine } from '../refunds/refund-line.entity';
import { changesAfterSale, entriesOfVendor, owedBy } from './explained-changes';
import { lineEarning } from './explained-line';
import { earningRows, type ExplainedSale } from './explained-sale';
import { areTied, explainedAmount, explainedSum, notEmpty, shownEntry } from './explanation-rows';

/** Refunds of void orders and double payments concern the buyer's account only. */
const OF_BUYER = ['order_cancelled', 'order_expired', 'duplicate'] as const;

/** Rows of a sale and the accounts that it was booked to. */
const BOOKED_TO: readonly [ExplanationRowName, LedgerAccount][] = [
  ['payment_fee_kept', 'payment_fees'],
  ['platform_discounts', 'platform_discounts'],
  ['remitted_tax', 'tax_payable'],
  ['commission', 'commission'],
];

/** A sale with what was booked for it, the refunds of its vendor's share, and the vendor's earning. */
interface EarnedOrder {
  sale: ExplainedSale;
  entries: readonly LedgerEntry[];
  refunds: readonly Refund[];
  result: ExplanationRow;
}

/** Explains what a vendor earns from an order and from each of its lines, next to the entries of the books. */
@Injectable()
export class ExplainOrder {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly currencies: Currencies,
    private readonly settings: Settings,
  ) {}

  /** @throws Failure 404 without such an order */
  async execute(order_id: number, actor: Actor): Promise<OrderExplanation> {
    const where = combineConditions({ id: order_id }, tenantBounds(actor));
    const order = await this.database.em.findOne(Order, { where });
    if (!order) throw Failure.notFound('order');
    const lines = await this.database.em.find(OrderLine, { where: { order_id }, order: { id: 'ASC' } });
    const { sale, entries, refunds, result } = await this.earned(order, lines);
    const checks = checksOf(sale, result, entries);
    const parts = await this.refundedParts(refunds);
    const own = entriesOfVendor(entries, order.vendor_id);
    return {
      name: order.number,
      result,
      checks,
      is_tied: areTied(checks),
      entries: (actor.audience === 'admin' ? entries : own).map(shownEntry),
      lines: lines.map((line) => ({
        order_line_id: line.id,
        name: line.name,
        result: lineEarning(line, {
          currency: order.currency,
          platform_remits_tax: sale.platform_remits_tax,
          is_void: isVoid(order.state),
          refunds: parts.get(line.id) ?? [],
        }),
      })),
    };
  }

  /** What the vendor earns from an order with these lines by now, with its parts. */
  async earning(order: Order, lines: readonly OrderLine[]): Promise<ExplanationRow> {
    return (await this.earned(order, lines)).result;
  }

  private async earned(order: Order, lines: readonly OrderLine[]): Promise<EarnedOrder> {
    const { id, number: name, currency, state } = order;
    const entries = await this.ledger.findByReference(name);
    const sale = await this.soldAs(order, lines, entries);
    const refunds = await this.refundsOf(id);
    const home = this.currencies.default();
    const sold = earningRows(sale, { sold: this.currencies.named(currency), home });
    const changes = changesAfterSale({ sale, home: home.code, entries }, refunds);
    const rest = -sum([...sold, ...changes].map(({ amount }) => amount));
    const voided = isVoid(state) ? notEmpty([explainedAmount('order_void', home.code, rest)]) : [];
    const result = explainedSum('earning', home.code, [...sold, ...changes, ...voided], { name });
    return { sale, entries, refunds, result };
  }

  /** The sale as it was frozen; who remits its taxes is known from its booking. */
  private async soldAs(
    order: Order,
    lines: readonly OrderLine[],
    entries: readonly LedgerEntry[],
  ): Promise<ExplainedSale> {
    const sold = entries.filter(({ type }) => type === 'sale');
    const platform_remits_tax =
      sold.length > 0
        ? sold.some(({ account }) => account === 'tax_payable')
        : (await this.settings.general()).tax_remitter === 'platform';
    return { ...order, shipping_discounts: order.shipping_discounts ?? [], lines, platform_remits_tax };
  }

  private refundsOf(order_id: number): Promise<Refund[]> {
    return this.database.em.find(Refund, {
      where: { order_id, state: Not('cancelled'), reason: Not(In([...OF_BUYER])) },
      order: { id: 'ASC' },
    });
  }

  /** Parts of refunds by order line. */
  private async refundedParts(refunds: readonly Refund[]) {
    const ids = refunds.map(({ id }) => id);
    const rows = ids.length
      ? await this.database.em.find(RefundLine, { where: { refund_id: In(ids) }, order: { id: 'ASC' } })
      : [];
    const numbers = new Map(refunds.map(({ id, number }) => [id, number]));
    const partsByLine = new Map<number, (RefundLine & { number: string })[]>();
    for (const row of rows) {
      const before = partsByLine.get(row.order_line_id) ?? [];
      partsByLine.set(row.order_line_id, [...before, { ...row, number: numbers.get(row.refund_id) ?? '' }]);
    }
    return partsByLine;
  }
}

/** The sale's amounts and the vendor's earning next to the books; none for a sale that is not booked. */
function checksOf(
  sale: ExplainedSale,
  result: ExplanationRow,
  entries: readonly LedgerEntry[],
): ExplanationCheck[] {
  const sold = entries.filter(({ type }) => type === 'sale');
  if (sold.length === 0) return [];
  const home = result.currency;
  const booked = (account: LedgerAccount, currency: string): number =>
    sum(
      sold.filter((one) => one.account === account && one.currency === currency).map(({ amount }) => amount),
    );
  const own = entriesOfVendor(entries, sale.vendor_id);
  const paid = result.parts.find(({ row }) => row === 'buyer_pays');
  return [
    {
      row: 'buyer_pays',
      currency: sale.currency,
      shown: paid?.calculation?.base ?? paid?.amount ?? 0,
      booked: booked('customer_receivable', sale.currency),
    },
    ...BOOKED_TO.map(([row, account]) => ({
      row,
      currency: home,
      shown: result.parts.find((part) => part.row === row)?.amount ?? 0,
      booked: booked(account, home),
    })).filter(({ shown, booked: amount }) => shown !== 0 || amount !== 0),
    { row: 'earning', currency: home, shown: result.amount, booked: owedBy(own, home) },
  ];
}

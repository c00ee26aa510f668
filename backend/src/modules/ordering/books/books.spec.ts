import fc from 'fast-check';
import { sum } from '../../../kernel/money';
import type { LedgerEntry, Posting } from '../../ledger';
import type { Order, OrderLine } from '../order.entity';
import { refundPosting, type RefundTotals } from './refund-posting';
import { type EarlierRefunds, givenByPlatform, paidShipping, splitRefund } from './refund-shares';
import { salePosting } from './sale-posting';
import { voidPosting } from './void-posting';

const HOME = { code: 'USD', exponent: 2, rate: '1' } as Parameters<typeof salePosting>[1]['home'];
const CURRENCIES = [
  { code: 'USD', exponent: 2, rate: '1' },
  { code: 'JPY', exponent: 0, rate: '151.37' },
  { code: 'KWD', exponent: 3, rate: '0.30712' },
];

type SoldLine = Pick<OrderLine, 'id' | 'quantity' | 'total' | 'taxes' | 'discounts' | 'commission'>;
interface World {
  currency: (typeof CURRENCIES)[number];
  order: Order;
  lines: SoldLine[];
  remitter: 'vendor' | 'platform';
}

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  unit: fc.integer({ min: 1, max: 99_999 }),
  taxRate: fc.integer({ min: 0, max: 30 }),
  commissionRate: fc.integer({ min: 0, max: 40 }),
  discountRate: fc.integer({ min: 0, max: 60 }),
  byPlatform: fc.boolean(),
});

/** Any sale: taxes added or included, discounts of either funder, three currencies. */
const world: fc.Arbitrary<World> = fc
  .record({
    currency: fc.constantFrom(...CURRENCIES),
    sold: fc.array(line, { minLength: 1, maxLength: 5 }),
    shipping: fc.integer({ min: 0, max: 5_000 }),
    shippingTax: fc.integer({ min: 0, max: 500 }),
    payment_fee: fc.integer({ min: 0, max: 300 }),
    included: fc.boolean(),
    remitter: fc.constantFrom('vendor' as const, 'platform' as const),
  })
  .map(({ currency, sold, shipping, shippingTax, payment_fee, included, remitter }) => {
    const freightTax = shipping === 0 ? 0 : shippingTax;
    const lines = sold.map((one, index): SoldLine => {
      const items = one.unit * one.quantity;
      const discount = Math.floor((items * one.discountRate) / 100);
      const tax = Math.floor(((items - discount) * one.taxRate) / 100);
      const funded_by = one.byPlatform ? 'platform' : 'vendor';
      const amount = Math.floor(((items - discount) * one.commissionRate) / 100);
      return {
        id: index + 1,
        quantity: one.quantity,
        total: items - discount + (included ? 0 : tax),
        taxes: [{ name: 'VAT', rate: '0.2', amount: tax }],
        discounts: [{ source: 'coupon', coupon_id: 1, code: 'C', title: '', amount: discount, funded_by }],
        commission: { rule_id: 1, rule: 'R', rate: '0.1', base: items, amount },
      };
    });
    const tax = sum([freightTax, ...lines.map(({ taxes }) => taxes[0]?.amount ?? 0)]);
    const order = {
      number: 'ST-1-1',
      vendor_id: 7,
      currency: currency.code,
      rate_at_sale: currency.rate,
      total: sum([...lines.map(({ total }) => total), shipping, included ? 0 : freightTax, payment_fee]),
      payment_fee,
      tax: included ? 0 : tax,
      tax_included: included ? tax : 0,
      shipping_discounts: null,
    } as Order;
    return { currency, order, lines, remitter };
  });

/** Books postings the way the ledger does, so that later ones can read them. */
class Books {
  readonly entries: LedgerEntry[] = [];

  post({ type, key, reference, lines }: Posting): void {
    for (const { account, owner = '', currency, amount } of lines)
      this.entries.push({
        type,
        event: `${type}:${key}`,
        reference,
        account,
        owner: String(owner),
        currency,
        amount,
      } as LedgerEntry);
  }

  /** Balances that are not zero, by account and currency. */
  balances(): Record<string, number> {
    const amounts: Record<string, number> = {};
    for (const { account, currency, amount } of this.entries)
      amounts[`${account} ${currency}`] = (amounts[`${account} ${currency}`] ?? 0) + amount;
    return Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== 0));
  }
}

function soldTotals({ order, lines }: World): RefundTotals {
  return {
    amount: order.total,
    payment_fee: order.payment_fee,
    tax: sum([order.tax, order.tax_included]),
    commission: sum(lines.map(({ commission }) => commission?.amount ?? 0)),
    platform_discount: givenByPlatform(lines.flatMap(({ discounts }) => discounts)),
  };
}

function sell(world: World, books: Books): void {
  const { tax, commission, platform_discount } = soldTotals(world);
  const { order, currency, remitter } = world;
  const remitted_tax = remitter === 'platform' ? tax : 0;
  books.post(
    salePosting({ ...order, commission, platform_discount, remitted_tax }, { sold: currency, home: HOME }),
  );
}

/** Refunds parts of an order one after the other, and remembers them. */
class Refunds {
  readonly earlier: EarlierRefunds = {
    lines: [],
    total: { amount: 0, tax: 0, commission: 0, platform_discount: 0, shipping: 0, payment_fee: 0 },
  };
  private count = 0;

  constructor(
    private readonly world: World,
    private readonly books: Books,
  ) {}

  grant(request: Parameters<typeof splitRefund>[3]): void {
    const { order, lines } = this.world;
    const split = splitRefund(order, lines, this.earlier, request);
    const { entries } = this.books;
    const refund = { number: `R${(this.count += 1)}`, order, sold: soldTotals(this.world), refund: split };
    const at = { earlier: { ...this.earlier.total }, home: HOME.code, isReleased: false, entries };
    this.books.post(refundPosting({ ...refund, ...at }));
    (this.earlier.lines as unknown[]).push(...split.lines);
    for (const field of Object.keys(this.earlier.total) as (keyof EarlierRefunds['total'])[])
      this.earlier.total[field] += split[field];
  }

  /** Refunds whatever is left. */
  rest(): void {
    const { order, lines } = this.world;
    const refunded = (id: number): number =>
      sum(this.earlier.lines.filter((one) => one.order_line_id === id).map(({ quantity }) => quantity));
    this.grant({
      lines: lines.map(({ id, quantity }) => ({ order_line_id: id, quantity: quantity - refunded(id) })),
      shipping: paidShipping(order, lines as OrderLine[]) - this.earlier.total.shipping,
      payment_fee: true,
    });
  }
}

const balanced = (books: Books): void => {
  for (const currency of new Set(books.entries.map((entry) => entry.currency)))
    expect(sum(books.entries.filter((one) => one.currency === currency).map(({ amount }) => amount))).toBe(0);
};

describe('the books of an order', () => {
  it('divide every sale completely, in its own currency and in that of the payouts', () => {
    fc.assert(
      fc.property(world, (world) => {
        const books = new Books();
        sell(world, books);
        balanced(books);
        expect(books.balances()[`customer_receivable ${world.currency.code}`]).toBe(
          world.order.total || undefined,
        );
      }),
      { numRuns: 500 },
    );
  });

  it('are as before the sale once everything is refunded, in any steps', () => {
    const picks = fc.array(fc.tuple(fc.nat(4), fc.nat(8), fc.nat(2_000)), { maxLength: 8 });
    fc.assert(
      fc.property(world, picks, (world, steps) => {
        const books = new Books();
        sell(world, books);
        const refunds = new Refunds(world, books);
        const { order, lines } = world;
        for (const [place, wanted, freight] of steps) {
          const chosen = lines[place % lines.length];
          if (!chosen) continue;
          const before = refunds.earlier.lines.filter((one) => one.order_line_id === chosen.id);
          const remaining = chosen.quantity - sum(before.map(({ quantity }) => quantity));
          const quantity = Math.min(remaining, wanted);
          const shipping = Math.min(
            freight,
            paidShipping(order, lines as OrderLine[]) - refunds.earlier.total.shipping,
          );
          refunds.grant({ lines: [{ order_line_id: chosen.id, quantity }], shipping, payment_fee: false });
          balanced(books);
        }
        refunds.rest();
        balanced(books);
        expect(refunds.earlier.total).toMatchObject(soldTotals(world));
        expect(books.balances()).toEqual(
          order.total === 0
            ? {}
            : {
                [`customer_receivable ${order.currency}`]: order.total,
                [`refunds_payable ${order.currency}`]: -order.total,
              },
        );
      }),
      { numRuns: 500 },
    );
  });

  it('give back whatever is left of a sale when its order is cancelled', () => {
    fc.assert(
      fc.property(world, fc.nat(9), (world, quantity) => {
        const books = new Books();
        sell(world, books);
        const refunds = new Refunds(world, books);
        const [first] = world.lines;
        if (first)
          refunds.grant({
            lines: [{ order_line_id: first.id, quantity: Math.min(quantity, first.quantity) }],
            shipping: 0,
            payment_fee: false,
          });
        const end = voidPosting(world.order.number, books.entries);
        if (end) books.post(end);
        balanced(books);
        const refunded = refunds.earlier.total.amount;
        const rest = refunded === 0 ? {} : { [`refunds_payable ${world.order.currency}`]: -refunded };
        const owed = refunded === 0 ? {} : { [`customer_receivable ${world.order.currency}`]: refunded };
        expect(books.balances()).toEqual({ ...rest, ...owed });
      }),
      { numRuns: 300 },
    );
  });

  it('never book a share below nothing that was above it', () => {
    fc.assert(
      fc.property(world, fc.array(fc.nat(4), { maxLength: 12 }), (world, places) => {
        const books = new Books();
        sell(world, books);
        const refunds = new Refunds(world, books);
        for (const place of places) {
          const chosen = world.lines[place % world.lines.length];
          const before = refunds.earlier.lines.filter((one) => one.order_line_id === chosen?.id);
          if (!chosen || sum(before.map(({ quantity }) => quantity)) >= chosen.quantity) continue;
          refunds.grant({
            lines: [{ order_line_id: chosen.id, quantity: 1 }],
            shipping: 0,
            payment_fee: false,
          });
        }
        const { commission = 0, tax_payable = 0 } = Object.fromEntries(
          Object.entries(books.balances()).map(([name, amount]) => [name.split(' ')[0], amount]),
        );
        expect(commission).toBeLessThanOrEqual(0);
        expect(tax_payable).toBeLessThanOrEqual(0);
      }),
      { numRuns: 300 },
    );
  });
});

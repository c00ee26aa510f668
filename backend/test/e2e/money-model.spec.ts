import type { OrderRecord, OrderState, PayoutWallet, RefundRow } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import fc from 'fast-check';
import { Database } from '../../src/kernel/database';
import { Variant } from '../../src/modules/catalogue';
import { givenAdmin } from '../support/factories';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import { chooseAtSandbox, givenSandbox, movedAtSandbox, returnToShop } from '../support/payments.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';
import { MoneyModel, type ModelOrder, PRICE, STOCK } from '../support/money-model';

/** Random walks; `npm run test:endurance` sets more. */
const RUNS = Number(process.env.ENDURANCE_CYCLES ?? 4);
const STEPS = 40;
const ACCOUNT = 'DE89370400440532013000';

/** What may happen next, and numbers that choose to what. */
const step = fc.record({
  action: fc.constantFrom(
    'order',
    'order',
    'pay',
    'decline',
    'move',
    'move',
    'move',
    'cancel',
    'refund',
    'settle',
    'request_payout',
    'move_payout',
    'refund_beside_payout',
  ),
  which: fc.nat(1000),
  quantity: fc.integer({ min: 1, max: 3 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const NEXT: Partial<Record<OrderState, OrderState>> = {
  placed: 'processing',
  processing: 'ready',
  ready: 'shipped',
  shipped: 'delivered',
  delivered: 'completed',
};
const PAYOUT_NEXT: Record<string, readonly string[]> = {
  pending: ['approved', 'rejected', 'cancelled'],
  approved: ['processing', 'cancelled'],
  processing: ['paid', 'failed'],
  failed: ['processing', 'cancelled'],
  paid: ['returned'],
};

describe('orders, payments, refunds and payouts in any order', () => {
  let shop: Shop;
  let admin: Client;
  let country: number;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    country = (await givenMarket(shop, { rate_type: 'free', rate: 0 })).country_id;
    await givenSandbox(shop);
    const rule = { name: 'Tenth', type: 'percentage', rate: '0.1', scope: 'all' };
    expect((await admin.post('/admin/commissions', rule)).status).toBe(200);
  });
  afterAll(() => shop.close());

  const read = async (id: number): Promise<OrderRecord> =>
    (await admin.get<{ data: OrderRecord }>(`/admin/orders/${id}`)).body.data;
  const change = (order_id: number, state: string) =>
    admin.post('/admin/changeOrderStatus', { order_id, state });

  /** One walk with a vendor and a product of its own. */
  class Walk {
    readonly model = new MoneyModel();
    private readonly pages = new Map<
      number,
      { url: string | null; buyer: Client; group: string; token: string }
    >();

    private constructor(
      private readonly vendor: Client,
      private readonly variant: number,
    ) {}

    static async begin(): Promise<Walk> {
      const { vendor, client } = await givenVendor(shop);
      return new Walk(client, await givenVariant(shop, vendor.id, { price: PRICE, stock: STOCK }));
    }

    async take({ action, which, quantity }: Step): Promise<void> {
      const pick = <T>(items: readonly T[]): T | undefined => items[which % Math.max(items.length, 1)];
      switch (action) {
        case 'order':
          return this.order(quantity, which % 2 === 0 ? 'sandbox' : 'cash_on_delivery');
        case 'pay':
        case 'decline':
          return this.payAt(pick(this.model.inState('pending_payment')), action);
        case 'move':
          return this.advance(pick(this.model.orders));
        case 'cancel':
          return this.cancel(pick(this.model.orders));
        case 'refund':
          return this.refund(pick(this.model.orders), quantity);
        case 'settle':
          return this.settle(pick(this.model.orders), which);
        case 'request_payout':
          return this.requestPayout(which);
        case 'move_payout':
          return this.movePayout(which);
        case 'refund_beside_payout':
          return this.refundBesidePayout(pick(this.model.orders));
      }
    }

    private async order(quantity: number, method: string): Promise<void> {
      const buyer = guest(shop);
      await addToCart(buyer, this.variant, quantity);
      const answer = await pay(buyer, await readyToPay(buyer, country, 'walk@stoa.test', method));
      expect(answer.status).toBe(200);
      const { orders, redirect_url: url, group_number: group, access_token: token } = answer.body.data;
      const { id, lines } = await read(orders[0]?.id ?? 0);
      this.model.place({ id, line: lines[0]?.id ?? 0, quantity, isPrepaid: method === 'sandbox' });
      this.pages.set(id, { url, buyer, group, token: token ?? '' });
    }

    private async payAt(order: ModelOrder | undefined, outcome: 'pay' | 'decline'): Promise<void> {
      const page = order && this.pages.get(order.id);
      // A declined charge is final: paying again would open another page.
      if (!order || !page || order.isDeclined) return;
      // A webhook that arrives three times beside the buyer's return.
      await chooseAtSandbox(shop, page.url, outcome === 'pay' ? 'duplicate' : 'decline');
      await returnToShop(page.buyer, { group_number: page.group, access_token: page.token });
      this.model.pay(order, outcome === 'pay');
    }

    private async advance(order: ModelOrder | undefined): Promise<void> {
      const to = order && NEXT[order.state];
      if (!order || !to) return;
      const answers = await Promise.all([change(order.id, to), change(order.id, to)]);
      // The same step twice at the same moment happens once.
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
      for (const { status } of answers) expect([200, 409]).toContain(status);
      this.model.move(order, to);
    }

    private async cancel(order: ModelOrder | undefined): Promise<void> {
      if (!order) return;
      const { status } = await change(order.id, 'cancelled');
      expect([order.state, status]).toEqual([order.state, this.model.isCancellable(order) ? 200 : 409]);
      if (status === 200) this.model.cancel(order);
    }

    private async refund(order: ModelOrder | undefined, quantity: number): Promise<void> {
      if (!order) return;
      const lines = [{ order_line_id: order.line, quantity }];
      const { status } = await admin.post('/admin/refundOrder', { order_id: order.id, lines });
      const may = this.model.isRefundable(order, quantity);
      expect([order.state, quantity, may, status < 300]).toEqual([order.state, quantity, may, may]);
      if (may) this.model.refund(order, quantity);
    }

    /** Pays an open refund out, or withdraws it. */
    private async settle(order: ModelOrder | undefined, which: number): Promise<void> {
      const open = order?.refunds.find(({ isOpen }) => isOpen);
      if (!order || !open) return;
      const filter = JSON.stringify({ order_id: [order.id] });
      const { refunds } = (await admin.get<{ refunds: RefundRow[] }>(`/admin/refunds?filter=${filter}`)).body;
      const row = refunds.find(({ state, amount }) => state === 'pending' && amount === open.amount);
      const status = which % 4 === 0 ? 'cancelled' : 'succeeded';
      const settled = await admin.put(`/admin/refunds/updateStatus/${row?.id}`, { status });
      expect(settled.status).toBe(200);
      this.model.settle(order, open, status);
    }

    private askPayout(amount: number) {
      const input = { amount, destination: ACCOUNT };
      return this.vendor.post<{ data: { id: number } }>('/vendor/createPayoutRequest', input);
    }

    private async requestPayout(which: number): Promise<void> {
      const amount = 1 + (which % Math.max(this.model.available, 1));
      const answer = await this.askPayout(amount);
      const may = this.model.isPayable(amount);
      expect([amount, answer.status < 300]).toEqual([amount, may]);
      if (may) this.model.requestPayout(answer.body.data.id, amount);
    }

    /** A refund while everything available is requested: whichever comes second sees the first. */
    private async refundBesidePayout(order: ModelOrder | undefined): Promise<void> {
      const amount = this.model.available;
      if (!order || !this.model.isRefundable(order, 1) || amount <= 0 || !this.model.isPayable(amount))
        return;
      const lines = [{ order_line_id: order.line, quantity: 1 }];
      const [refunded, requested] = await Promise.all([
        admin.post('/admin/refundOrder', { order_id: order.id, lines }),
        this.askPayout(amount),
      ]);
      expect(refunded.status).toBe(200);
      expect([200, 409, 422]).toContain(requested.status);
      if (requested.status === 200) this.model.requestPayout(requested.body.data.id, amount);
      this.model.refund(order, 1);
    }

    private async movePayout(which: number): Promise<void> {
      const { payout } = this.model;
      const to = payout && PAYOUT_NEXT[payout.state]?.[which % (PAYOUT_NEXT[payout.state]?.length ?? 1)];
      if (!payout || !to) return;
      const path = `/admin/updatePayoutRequestStatus/${payout.id}/${to}`;
      const answers = await Promise.all([
        admin.put(path, { reason: 'No' }),
        admin.put(path, { reason: 'No' }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      this.model.movePayout(to);
    }

    /** The shop against the model. */
    async check(): Promise<void> {
      const { em } = shop.app.get(Database);
      const variant = await em.findOneByOrFail(Variant, { id: this.variant });
      const { data } = (await this.vendor.get<{ data: PayoutWallet }>('/vendor/getPayoutBalance')).body;
      const orders = await Promise.all(this.model.orders.map(({ id }) => read(id)));
      const charged = await Promise.all(
        this.model.orders.map(async ({ id, isPrepaid }) => {
          const url = this.pages.get(id)?.url ?? null;
          if (!isPrepaid) return null;
          const { captured, refunded } = await movedAtSandbox(shop, url);
          return { captured, refunded };
        }),
      );
      expect({
        stock: { on_hand: variant.on_hand, reserved: variant.reserved },
        balance: { pending: data.pending, available: data.available, held: data.held, paid: data.paid },
        orders: orders.map(({ state }) => state),
        refunded: orders.map(({ payment_status }) => payment_status),
        charged,
      }).toEqual(this.model.expected());
    }
  }

  it(
    `agree with a small model in ${RUNS} random walks of ${STEPS} steps`,
    async () => {
      const walks = fc.asyncProperty(
        fc.array(step, { minLength: STEPS, maxLength: STEPS }),
        async (steps) => {
          const walk = await Walk.begin();
          for (const one of steps) {
            await walk.take(one);
            await walk.check();
          }
        },
      );
      await fc.assert(walks, { numRuns: RUNS, endOnFailure: true });
    },
    60_000 + RUNS * 30_000,
  );
});

import fc from 'fast-check';
import { givenAdmin } from '../support/factories';
import { type ModelOrder, MoneyModel, PRICE, STOCK } from '../support/money-model';
import { MoneyWalk } from '../support/money-walk';
import { givenMarket, givenVariant, guest } from '../support/ordering.factories';
import { givenSandbox } from '../support/payments.factories';
import type { Market } from '../support/purchase.factories';
import { startNodes } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

/** Random walks; `npm run test:endurance` sets more. */
const RUNS = Number(process.env.ENDURANCE_CYCLES ?? 4);
const STEPS = 40;

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

describe('orders, payments, refunds and payouts in any order', () => {
  let market: Market;

  beforeAll(async () => {
    const shop = await startNodes();
    const { country_id } = await givenMarket(shop, { rate_type: 'free', rate: 0 });
    market = { shop, country_id, admin: await givenAdmin(shop) };
    await givenSandbox(shop);
    const rule = { name: 'Tenth', type: 'percentage', rate: '0.1', scope: 'all' };
    expect((await market.admin.post('/admin/commissions', rule)).status).toBe(200);
  });
  afterAll(() => market.shop.close());

  /** One walk has a vendor and a product of its own; buyers are guests. */
  async function begin(): Promise<MoneyWalk> {
    const { vendor, client } = await givenVendor(market.shop);
    const variants = [await givenVariant(market.shop, vendor.id, { price: PRICE, stock: STOCK })];
    const buyer = () => guest(market.shop);
    return new MoneyWalk({ market, vendor: client, variants, buyer }, new MoneyModel(variants));
  }

  async function take(walk: MoneyWalk, { action, which, quantity }: Step): Promise<unknown> {
    const { model } = walk;
    const pick = <T>(items: readonly T[]): T | undefined => items[which % Math.max(items.length, 1)];
    switch (action) {
      case 'order':
        return walk.order(quantity, which % 2 === 0 ? 'sandbox' : 'cash_on_delivery');
      case 'pay':
      case 'decline':
        return walk.pay(pick(model.inState('pending_payment')), action);
      case 'move':
        return walk.advance(pick(model.orders));
      case 'cancel':
        return walk.cancel(pick(model.orders));
      case 'refund':
        return walk.refund(pick(model.orders), quantity);
      case 'settle':
        return walk.settle(pick(model.orders), ['succeeded', 'processing', 'cancelled'], which);
      case 'request_payout':
        return walk.requestPayout(which);
      case 'move_payout':
        return walk.movePayout(which);
      case 'refund_beside_payout':
        return walk.refundBesidePayout(pick(model.orders));
    }
  }

  /** A paid order of two pieces, some steps further. */
  async function bought(walk: MoneyWalk, steps: number): Promise<ModelOrder | undefined> {
    const order = await walk.order(2, 'sandbox');
    await walk.pay(order, 'pay');
    for (let step = 0; step < steps; step++) await walk.advance(order);
    return order;
  }

  it('return all money of a cancelled order, of which a refund was withdrawn before', async () => {
    const walk = await begin();
    const order = await bought(walk, 0);
    await walk.refund(order, 1);
    await walk.settle(order, ['cancelled'], 0);
    await walk.cancel(order);
    await walk.expectAgreement();
  });

  it.each([1, 2])(
    'release a share whose refund of %i pieces is withdrawn after the release',
    async (pieces) => {
      const walk = await begin();
      const order = await bought(walk, 3);
      await walk.refund(order, pieces);
      await walk.advance(order);
      await walk.expectAgreement();
      await walk.settle(order, ['cancelled'], 0);
      await walk.expectAgreement();
    },
  );

  it(
    `agree with a small model in ${RUNS} random walks of ${STEPS} steps`,
    async () => {
      const walks = fc.asyncProperty(
        fc.array(step, { minLength: STEPS, maxLength: STEPS }),
        async (steps) => {
          const walk = await begin();
          for (const one of steps) {
            await take(walk, one);
            await walk.expectAgreement();
          }
        },
      );
      await fc.assert(walks, { numRuns: RUNS, endOnFailure: true });
    },
    60_000 + RUNS * 30_000,
  );
});

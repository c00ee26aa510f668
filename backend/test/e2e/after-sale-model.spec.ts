import type { ReturnState } from '@stoa/contracts';
import fc from 'fast-check';
import { FixedClock } from '../../src/kernel/clock';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { AfterSaleModel } from '../support/after-sale-model';
import { AfterSaleWalk } from '../support/after-sale-walk';
import { givenCustomer } from '../support/customers.factories';
import { givenSizes } from '../support/exchanges.factories';
import { givenAdmin } from '../support/factories';
import { type ModelOrder, PRICE, STOCK } from '../support/money-model';
import { givenMarket } from '../support/ordering.factories';
import { givenSandbox } from '../support/payments.factories';
import type { Market } from '../support/purchase.factories';
import { startNodes } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';
import { givenWalletMethod } from '../support/wallets.factories';

/** Random walks; `npm run test:endurance` sets more. */
const RUNS = Number(process.env.ENDURANCE_CYCLES ?? 4);
const STEPS = 40;
const MINUTE = 60_000;

/** Returns to which nothing happens any more. */
const OVER: readonly ReturnState[] = ['cancelled', 'refunded', 'closed'];
const SETTLEMENTS = ['succeeded', 'wallet', 'processing', 'cancelled'] as const;

/** Actions by their weight. */
function weighted<T extends string>(actions: Record<T, number>): fc.WeightedArbitrary<T>[] {
  return (Object.entries(actions) as [T, number][]).map(([action, weight]) => ({
    weight,
    arbitrary: fc.constant(action),
  }));
}

/** What may happen next, and numbers that choose to what and how. */
const step = fc.record({
  action: fc.oneof(
    ...weighted({
      order: 2,
      move: 2,
      cancel: 1,
      refund: 3,
      settle: 4,
      return: 4,
      move_return: 8,
      dispute: 3,
      move_dispute: 4,
      request_payout: 1,
      move_payout: 2,
      wait: 1,
    }),
  ),
  which: fc.nat(1000),
  how: fc.nat(1000),
  quantity: fc.integer({ min: 1, max: 3 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

describe('returns, exchanges and disputes in any order', () => {
  const clock = new FixedClock(new Date());
  let market: Market;

  beforeAll(async () => {
    const shop = await startNodes(clock);
    const { country_id } = await givenMarket(shop, { rate_type: 'free', rate: 0 });
    market = { shop, country_id, admin: await givenAdmin(shop) };
    await givenSandbox(shop);
    await givenWalletMethod(shop);
    const rule = { name: 'Tenth', type: 'percentage', rate: '0.1', scope: 'all' };
    expect((await market.admin.post('/admin/commissions', rule)).status).toBe(200);
  });
  afterAll(() => market.shop.close());

  /** One walk has a vendor, a product in two sizes and a customer of its own. */
  async function begin(): Promise<AfterSaleWalk> {
    const { vendor, client } = await givenVendor(market.shop);
    const { variants } = await givenSizes(market.shop, vendor.id, [PRICE, PRICE], STOCK);
    const customer = (await givenCustomer(market.shop)).client;
    const party = { market, vendor: client, variants, buyer: () => customer };
    return new AfterSaleWalk(party, new AfterSaleModel(variants));
  }

  async function take(walk: AfterSaleWalk, { action, which, how, quantity }: Step): Promise<unknown> {
    const { model } = walk;
    const pick = <T>(items: readonly T[]): T | undefined => items[which % Math.max(items.length, 1)];
    /** One of those to which it can happen, and now and then any other, which the shop has to refuse. */
    const pickOrder = (can: (order: ModelOrder) => boolean): ModelOrder | undefined =>
      (how % 7 === 0 ? undefined : pick(model.orders.filter(can))) ?? pick(model.orders);
    switch (action) {
      case 'order':
        return walk.buy(quantity, how % 3 ? 'sandbox' : 'cash_on_delivery', how % 5);
      case 'move':
        return walk.advance(pickOrder(({ state }) => !['completed', 'cancelled'].includes(state)));
      case 'cancel':
        return walk.cancel(pickOrder((order) => model.isCancellable(order)));
      case 'refund':
        return walk.refund(
          pickOrder((order) => model.isRefundable(order, quantity)),
          quantity,
        );
      case 'settle':
        return walk.settle(
          pickOrder(({ refunds }) => refunds.some(({ isOpen }) => isOpen)),
          SETTLEMENTS,
          how,
        );
      case 'return':
        return walk.requestReturn(
          pickOrder((order) => model.returnable(order) >= quantity),
          quantity,
          how,
        );
      case 'move_return':
        return walk.moveReturn(pick(model.returns.filter(({ state }) => !OVER.includes(state))), how);
      case 'dispute':
        return walk.dispute(
          pickOrder((order) => model.disputable(order) >= quantity),
          quantity,
        );
      case 'move_dispute':
        return walk.moveDispute(pick(model.disputes.filter((one) => model.openDispute(one) === one)), how);
      case 'request_payout':
        return walk.requestPayout(how % 2 ? how : model.available - 1);
      case 'move_payout':
        return walk.movePayout(how);
      case 'wait':
        clock.advance(60 * MINUTE);
        await market.shop.app.get(OutboxDispatcher).drain();
        return model.wait();
    }
  }

  it(
    `agree with a small model in ${RUNS} random walks of ${STEPS} steps`,
    async () => {
      const walks = fc.asyncProperty(
        fc.array(step, { minLength: STEPS, maxLength: STEPS }),
        async (steps) => {
          const walk = await begin();
          for (const paidBy of ['sandbox', 'cash_on_delivery'] as const) await walk.buy(3, paidBy, 4);
          await walk.buy(3, 'sandbox', 1);
          for (const one of steps) {
            clock.advance(MINUTE);
            await take(walk, one);
            await walk.expectAgreement();
          }
        },
      );
      await fc.assert(walks, { numRuns: RUNS, endOnFailure: true });
    },
    60_000 + RUNS * 60_000,
  );
});

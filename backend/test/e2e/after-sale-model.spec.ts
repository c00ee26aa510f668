import fc from 'fast-check';
import { FixedClock } from '../../src/kernel/clock';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { AfterSaleModel } from '../support/after-sale-model';
import { AfterSaleWalk } from '../support/after-sale-walk';
import { givenCustomer } from '../support/customers.factories';
import { givenSizes } from '../support/exchanges.factories';
import { givenAdmin } from '../support/factories';
import { PRICE, STOCK } from '../support/money-model';
import { givenMarket } from '../support/ordering.factories';
import { givenSandbox } from '../support/payments.factories';
import type { Market } from '../support/purchase.factories';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';
import { givenWalletMethod } from '../support/wallets.factories';

/** Random walks; `npm run test:endurance` sets more. */
const RUNS = Number(process.env.ENDURANCE_CYCLES ?? 4);
const STEPS = 40;
const MINUTE = 60_000;

/** What may happen next, and numbers that choose to what. */
const step = fc.record({
  action: fc.constantFrom(
    'deliver',
    'deliver',
    'move',
    'cancel',
    'refund',
    'settle',
    'settle',
    'return',
    'return',
    'return',
    'move_return',
    'move_return',
    'move_return',
    'move_return',
    'dispute',
    'dispute',
    'move_dispute',
    'move_dispute',
    'move_dispute',
    'request_payout',
    'move_payout',
    'wait',
  ),
  which: fc.nat(1000),
  quantity: fc.integer({ min: 1, max: 3 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

describe('returns, exchanges and disputes in any order', () => {
  const clock = new FixedClock(new Date());
  let market: Market;

  beforeAll(async () => {
    const shop = await startShop({}, clock);
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

  async function take(walk: AfterSaleWalk, { action, which, quantity }: Step): Promise<void> {
    const { model } = walk;
    const pick = <T>(items: readonly T[]): T | undefined => items[which % Math.max(items.length, 1)];
    switch (action) {
      case 'deliver':
        return walk.deliver(quantity, which % 3 ? 'sandbox' : 'cash_on_delivery', 3 + (which % 2));
      case 'move':
        return walk.advance(pick(model.orders));
      case 'cancel':
        return walk.cancel(pick(model.orders));
      case 'refund':
        return walk.refund(pick(model.orders), quantity);
      case 'settle':
        return walk.settle(pick(model.orders), ['succeeded', 'wallet', 'processing', 'cancelled'], which);
      case 'return':
        return walk.requestReturn(pick(model.orders), quantity, which);
      case 'move_return':
        return walk.moveReturn(pick(model.returns), which);
      case 'dispute':
        return walk.dispute(pick(model.orders), quantity);
      case 'move_dispute':
        return walk.moveDispute(pick(model.disputes.filter((one) => model.openDispute(one) === one)), which);
      case 'request_payout':
        return walk.requestPayout(which);
      case 'move_payout':
        return walk.movePayout(which);
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
          for (const one of steps) {
            clock.advance(MINUTE);
            await take(walk, one);
            await walk.check();
          }
        },
      );
      await fc.assert(walks, { numRuns: RUNS, endOnFailure: true });
    },
    60_000 + RUNS * 60_000,
  );
});

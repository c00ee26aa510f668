import type { OrderRecord } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { Database } from '../../src/kernel/database';
import { OutboxDispatcher } from '../../src/kernel/queue';
import type { MoneyRequest, PaymentProvider } from '../../src/modules/payments';
import { PaymentProviders } from '../../src/modules/payments';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const MINUTE = 60_000;

/** A fake gateway: captures once per idempotency key, records its calls, fails as often as configured. */
class Gateway implements PaymentProvider {
  readonly driver = 'bank_transfer';
  readonly settlement = 'in_advance';
  readonly isGateway = false;
  readonly timeout = 86_400_000;
  readonly calls: string[] = [];
  readonly taken = new Map<string, number>();
  failures = 0;
  /** Whether the response is lost after the gateway has acted, instead of the request before it. */
  losesAnswers = false;
  inTransaction = 0;

  constructor(private readonly database: () => Database) {}

  async create() {
    this.note('create');
    return { redirect_url: 'https://gateway.test/pay' };
  }

  async verify() {
    this.note('verify');
    return [];
  }

  async capture(_: object, { amount, part, idempotency_key: key }: MoneyRequest) {
    this.note('capture');
    if (!this.losesAnswers) this.fail();
    this.taken.set(key, amount);
    if (this.losesAnswers) this.fail();
    return { type: 'captured' as const, amount, part, key };
  }

  async refund(_: object, { amount, part, idempotency_key: key }: MoneyRequest) {
    this.note('refund');
    return { type: 'refunded' as const, amount, part, key };
  }

  async void({ amount }: { amount: number }) {
    this.note('void');
    return { type: 'voided' as const, amount, part: null, key: 'voided' };
  }

  private note(call: string): void {
    this.calls.push(call);
    let outside = false;
    // The callback runs immediately only outside a transaction.
    this.database().afterCommit(() => (outside = true));
    if (!outside) this.inTransaction++;
  }

  private fail(): void {
    if (this.failures-- > 0) throw new Error('The gateway is away');
  }
}

describe('a payment provider', () => {
  const clock = new FixedClock(new Date());
  let shop: Shop;
  let country: number;
  let vendor: number;
  let admin: Client;
  let gateway: Gateway;

  beforeAll(async () => {
    shop = await startShop({}, clock);
    country = (await givenMarket(shop)).country_id;
    vendor = (await givenVendor(shop)).vendor.id;
    admin = await givenAdmin(shop);
  });
  beforeEach(() => {
    gateway = new Gateway(() => shop.app.get(Database));
    jest.spyOn(shop.app.get(PaymentProviders), 'get').mockReturnValue(gateway);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => shop.close());

  async function ordered(): Promise<{ id: number; total: number; again: () => ReturnType<typeof pay> }> {
    const buyer = guest(shop);
    await addToCart(buyer, await givenVariant(shop, vendor));
    const ready = await readyToPay(buyer, country, 'a@stoa.test', 'bank_transfer');
    const key = `checkout-${Math.random()}`;
    const { data } = (await pay(buyer, ready, key)).body;
    expect(data.redirect_url).toBe('https://gateway.test/pay');
    return { id: data.orders[0]?.id ?? 0, total: data.total, again: () => pay(buyer, ready, key) };
  }
  const confirm = (order_id: number) =>
    admin.post<{ data: OrderRecord }>('/admin/changeOrderStatus', { order_id, state: 'placed' });
  const statusOf = async (id: number): Promise<string> =>
    (await admin.get<{ data: OrderRecord }>(`/admin/orders/${id}`)).body.data.payment_status;

  it('is never called inside a database transaction, even when a checkout is repeated', async () => {
    const { id, total, again: retry } = await ordered();
    expect((await retry()).body.data.redirect_url).toBe('https://gateway.test/pay');
    expect((await confirm(id)).body.data).toMatchObject({ payment_status: 'paid' });
    expect([...gateway.taken.values()]).toEqual([total]);
    expect(gateway.calls).toContain('capture');
    expect(gateway.inTransaction).toBe(0);
  });

  it('that is unavailable does not block orders, and the queue retries the capture until it succeeds once', async () => {
    gateway.failures = 3;
    const { id, total } = await ordered();
    expect((await confirm(id)).body.data).toMatchObject({ state: 'placed', payment_status: 'unpaid' });
    for (let n = 0; n < 4; n++) {
      clock.advance(MINUTE);
      await shop.app.get(OutboxDispatcher).drain();
    }
    await eventually(async () => {
      clock.advance(MINUTE);
      await shop.app.get(OutboxDispatcher).drain();
      expect(await statusOf(id)).toBe('paid');
    });
    expect([...gateway.taken.values()]).toEqual([total]);
    expect(gateway.inTransaction).toBe(0);
  });

  it('whose response is lost captures the payment once, and is not called again once it is booked', async () => {
    gateway.failures = 1;
    gateway.losesAnswers = true;
    const { id, total } = await ordered();
    expect((await confirm(id)).body.data).toMatchObject({ payment_status: 'unpaid' });
    expect([...gateway.taken.values()]).toEqual([total]);
    await eventually(async () => {
      clock.advance(MINUTE);
      await shop.app.get(OutboxDispatcher).drain();
      expect(await statusOf(id)).toBe('paid');
    });
    const captures = gateway.calls.filter((call) => call === 'capture').length;
    clock.advance(60 * MINUTE);
    await shop.app.get(OutboxDispatcher).drain();
    expect(gateway.calls.filter((call) => call === 'capture')).toHaveLength(captures);
    expect([...gateway.taken.values()]).toEqual([total]);
  });
});

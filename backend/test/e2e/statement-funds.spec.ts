import type { Statement, StatementRow } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { ShopDay } from '../../src/modules/ledger';
import { givenDispute } from '../support/disputes.factories';
import { givenAdmin } from '../support/factories';
import { givenMarket } from '../support/ordering.factories';
import { givenPurchaseOf, type Market, moveOrder } from '../support/purchase.factories';
import { givenDelivered } from '../support/returns.factories';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const DAY = 86_400_000;

describe('pending and held funds in a vendor’s statement', () => {
  let market: Market;

  beforeAll(async () => {
    const shop = await startShop();
    const { country_id } = await givenMarket(shop);
    market = { shop, country_id, admin: await givenAdmin(shop) };
  });
  beforeEach(() => set({ payout_hold_days: 0 }));
  afterAll(() => market.shop.close());

  const set = async (values: object): Promise<void> => {
    expect((await market.admin.put('/admin/settings', { group: 'general', values })).status).toBe(200);
  };
  const rowsOf = async (client: Client): Promise<StatementRow[]> =>
    (await client.get<{ data: Statement }>('/vendor/payoutStatement')).body.data.rows;

  it('are listed with each event’s amounts while a payout or a dispute holds them', async () => {
    const { vendor, client } = await givenVendor(market.shop);
    const delivered = await givenDelivered(market, vendor.id);
    const [sale] = await rowsOf(client);
    const share = sale?.pending ?? 0;
    const input = { amount: 500, destination: 'GB33 BUKB 2020 1555 5555 55' };
    const payout = await client.post<{ data: { id: number } }>('/vendor/createPayoutRequest', input);
    await givenDispute(delivered);
    const parts = async () =>
      (await rowsOf(client)).map(({ type, pending, available, held, waits }) => {
        return [type, pending, available, held, waits];
      });
    const sold = [
      ['sale', share, 0, 0, null],
      ['funds_released', -share, share, 0, null],
    ];
    const disputed = { amount: share, until: 'dispute', day: null };
    expect(await parts()).toEqual([
      ...sold,
      ['payout_requested', 0, -500, 500, { amount: 500, until: 'payout', day: null }],
      ['funds_held', 0, -share, share, disputed],
    ]);
    await market.admin.put(`/admin/updatePayoutRequestStatus/${payout.body.data.id}/rejected`);
    expect(await parts()).toEqual([
      ...sold,
      ['payout_requested', 0, -500, 500, null],
      ['funds_held', 0, -share, share, disputed],
      ['payout_released', 0, 500, -500, null],
    ]);
    const table = await client.post('/vendor/payoutStatementExport', { export: 'csv' });
    expect(table.text).toContain(',-5.00,5.00,');
  });

  it('are pending until the delivery, and then until a day', async () => {
    await set({ payout_hold_days: 14 });
    const { vendor, client } = await givenVendor(market.shop);
    const { order_id } = await givenPurchaseOf(market, vendor.id, []);
    const [sale] = await rowsOf(client);
    expect(sale).toMatchObject({ waits: { amount: sale?.pending, until: 'delivery', day: null } });
    await moveOrder(market.admin, order_id, ['processing', 'ready', 'shipped', 'delivered']);
    const day = await market.shop.app.get(ShopDay).dayOf(new Date(Date.now() + 14 * DAY));
    const [sold] = await rowsOf(client);
    expect(sold).toMatchObject({ waits: { amount: sold?.pending, until: 'return_period', day } });
  });
});

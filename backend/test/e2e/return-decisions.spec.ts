import type { OrderReturns, ReturnRecord } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin } from '../support/factories';
import { form, givenPicture } from '../support/media.factories';
import { buyAsGuest, givenMarket, givenVariant, guest } from '../support/ordering.factories';
import { ARRIVE, type Market, moveOrder } from '../support/purchase.factories';
import {
  changeReturn,
  type Delivered,
  givenDelivered,
  givenReturn,
  inspectReturn,
  requestReturn,
  returnsOf,
} from '../support/returns.factories';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

describe('requests for returns and decisions on them', () => {
  let market: Market;
  let vendor: { id: number; client: Client };
  let stranger: Client;

  beforeAll(async () => {
    const shop = await startShop();
    const { country_id } = await givenMarket(shop);
    market = { shop, country_id, admin: await givenAdmin(shop) };
    const made = await givenVendor(shop);
    vendor = { id: made.vendor.id, client: made.client };
    stranger = (await givenVendor(shop)).client;
  });
  afterAll(() => market.shop.close());

  const given = (wanted?: Parameters<typeof givenDelivered>[2]): Promise<Delivered> =>
    givenDelivered(market, vendor.id, wanted);
  const decide = (id: number, state: string, note?: string) =>
    changeReturn(vendor.client, 'vendor', id, state, note);

  it('are refused before delivery, for products without returns, and with invalid items', async () => {
    const placed = await given({ states: ['processing'] });
    expect(await requestReturn(placed, 1)).toMatchObject({ status: 409, body: { code: 'not_returnable' } });
    const final = await given({ return_days: 0 });
    expect(await requestReturn(final, 1)).toMatchObject({ status: 409, body: { code: 'not_returnable' } });
    const delivered = await given();
    const other = await given();
    const line = { order_line_id: delivered.line_id, quantity: 1, reason: 'other' };
    for (const lines of [
      [],
      [line, line],
      [{ ...line, order_line_id: other.line_id }],
      [{ ...line, quantity: 0 }],
      [{ ...line, quantity: 4 }],
      [{ ...line, reason: 'boredom' }],
    ]) {
      const { order_id, buyer } = delivered;
      const answer = await buyer.post('/web/requestReturn', { order_id, lines });
      expect(answer.status).toBe(422);
    }
  });

  it('belong to their buyer and vendor alone', async () => {
    const delivered = await given();
    const id = await givenReturn(delivered);
    const { client: other } = await givenCustomer(market.shop);
    const { group_number, order_id, line_id } = delivered;
    const lines = [{ order_line_id: line_id, quantity: 1, reason: 'other' }];
    for (const by of [other, guest(market.shop)]) {
      expect((await by.post('/web/order_returns', { group_number })).status).toBe(404);
      expect((await by.post('/web/requestReturn', { order_id, lines })).status).toBe(404);
      expect((await by.post('/web/cancelReturn', { return_id: id })).status).toBe(404);
      expect((await by.post('/web/sendReturn', { return_id: id })).status).toBe(404);
    }
    expect((await other.get(`/web/customer_return/${id}`)).status).toBe(404);
    expect((await stranger.get(`/vendor/returns/${id}`)).status).toBe(404);
    expect((await changeReturn(stranger, 'vendor', id, 'approved')).status).toBe(404);
    expect((await stranger.post('/vendor/inspectReturn', { return_id: id, lines: [] })).status).toBe(404);
    const reader = await givenAdmin(market.shop, ['returns.read']);
    expect((await reader.get(`/admin/returns/${id}`)).status).toBe(200);
    expect((await changeReturn(reader, 'admin', id, 'approved')).status).toBe(403);
  });

  it('are open to guests with the access token, with pictures', async () => {
    const { shop, country_id, admin } = market;
    const placed = await buyAsGuest(shop, country_id, await givenVariant(shop, vendor.id));
    const { access_token, group_number } = placed;
    const order_id = placed.orders[0]?.id ?? 0;
    await moveOrder(admin, order_id, ARRIVE);
    const asker = guest(shop);
    const found = await asker.post<{ data: OrderReturns[] }>('/web/order_returns', {
      group_number,
      access_token,
    });
    const line = found.body.data[0]?.returnable[0]?.order_line_id ?? 0;
    const fields = {
      order_id: String(order_id),
      lines: JSON.stringify([{ order_line_id: line, quantity: 1, reason: 'wrong_item' }]),
      note: '',
      access_token,
    };
    const { body, headers } = form(fields, [{ field: 'pictures', bytes: await givenPicture() }]);
    const request = await asker.call<{ data: OrderReturns }>('POST', '/web/requestReturn', body, headers);
    expect(request.status).toBe(200);
    const [made] = request.body.data.returns;
    expect(made).toMatchObject({ state: 'requested', note: null, pictures: [{ src: expect.any(String) }] });
    const shown = await vendor.client.get<{ data: ReturnRecord }>(`/vendor/returns/${made?.id}`);
    expect(shown.body.data.pictures).toHaveLength(1);
    const notPicture = form(fields, [{ field: 'pictures', bytes: Buffer.from('no picture') }]);
    const again = await asker.call('POST', '/web/requestReturn', notPicture.body, notPicture.headers);
    expect(again.status).toBe(409);
    const cancel = { return_id: made?.id, access_token };
    expect((await asker.post('/web/cancelReturn', cancel)).status).toBe(200);
    const refused = await asker.call('POST', '/web/requestReturn', notPicture.body, notPicture.headers);
    expect(refused).toMatchObject({ status: 422, body: { errors: { pictures: expect.any(Array) } } });
  });

  it('are cancelled by their customer until sent, which frees the items, and once', async () => {
    const delivered = await given();
    const id = await givenReturn(delivered, 3);
    const cancel = () => delivered.buyer.post<{ data: OrderReturns }>('/web/cancelReturn', { return_id: id });
    expect((await cancel()).body.data).toMatchObject({
      returnable: [{ quantity: 3 }],
      returns: [{ state: 'cancelled' }],
    });
    expect((await cancel()).status).toBe(200);
    expect(await decide(id, 'approved')).toMatchObject({
      status: 409,
      body: { code: 'state_not_allowed', details: { allowed: [] } },
    });
    const second = await givenReturn(delivered, 1);
    await decide(second, 'approved');
    await delivered.buyer.post('/web/sendReturn', { return_id: second });
    const late = await delivered.buyer.post('/web/cancelReturn', { return_id: second });
    expect(late).toMatchObject({ status: 409, body: { code: 'state_not_allowed' } });
  });

  it('are rejected with a reason only, and operators or the vendor can overrule that while the items are left', async () => {
    const delivered = await given();
    const id = await givenReturn(delivered, 3);
    expect(await decide(id, 'rejected')).toMatchObject({
      status: 422,
      body: { errors: { note: expect.any(Array) } },
    });
    expect((await decide(id, 'rejected', 'Used for months')).body.data).toMatchObject({
      state: 'rejected',
      allowed: ['approved'],
    });
    expect((await returnsOf(delivered)).returns).toMatchObject([
      { timeline: [{ event: 'requested' }, { event: 'rejected', note: 'Used for months', by: 'vendor' }] },
    ]);
    const lines = [{ order_line_id: delivered.line_id, quantity: 1 }];
    const refund = await market.admin.post<{ data: { id: number } }>('/admin/refundOrder', {
      order_id: delivered.order_id,
      lines,
    });
    const overrule = () => changeReturn(market.admin, 'admin', id, 'approved', 'The photos prove it.');
    for (const answer of [await overrule(), await decide(id, 'approved')])
      expect(answer).toMatchObject({ status: 409, body: { code: 'not_returnable' } });
    await market.admin.put(`/admin/refunds/updateStatus/${refund.body.data.id}`, { status: 'cancelled' });
    expect((await overrule()).body.data).toMatchObject({ state: 'approved' });
    const mistaken = await givenReturn(await given(), 1);
    await decide(mistaken, 'rejected', 'Used for months');
    expect((await decide(mistaken, 'approved')).body.data).toMatchObject({ state: 'approved' });
  });

  it('are not requested again for rejected units, while others still can be', async () => {
    const delivered = await given();
    await decide(await givenReturn(delivered, 1), 'rejected', 'Used for months');
    expect((await returnsOf(delivered)).returnable).toMatchObject([{ quantity: 2 }]);
    expect(await requestReturn(delivered, 3)).toMatchObject({
      status: 422,
      body: { errors: { lines: [expect.stringContaining('rejected')] } },
    });
    // A refund of one unit is about the rejected one.
    const lines = [{ order_line_id: delivered.line_id, quantity: 1 }];
    await market.admin.post('/admin/refundOrder', { order_id: delivered.order_id, lines });
    expect((await returnsOf(delivered)).returnable).toMatchObject([{ quantity: 2 }]);
    expect((await requestReturn(delivered, 2)).status).toBe(200);
  });

  it('are inspected whole, each item once and within its quantity, after they were received', async () => {
    const delivered = await given();
    const id = await givenReturn(delivered, 2);
    expect((await inspectReturn(vendor.client, id, delivered, 1)).status).toBe(409);
    await decide(id, 'approved');
    expect(await decide(id, 'inspected')).toMatchObject({ status: 422 });
    await decide(id, 'received');
    expect((await inspectReturn(vendor.client, id, delivered, 3)).status).toBe(422);
    const line = { order_line_id: delivered.line_id, accepted_quantity: 1, restock: true };
    for (const lines of [[], [line, line], [{ ...line, order_line_id: delivered.line_id + 1 }]])
      expect((await vendor.client.post('/vendor/inspectReturn', { return_id: id, lines })).status).toBe(422);
    expect((await inspectReturn(vendor.client, id, delivered, 2)).status).toBe(200);
  });

  it('decide one of two answers given at the same moment', async () => {
    const delivered = await given();
    const id = await givenReturn(delivered);
    const answers = await Promise.all([
      decide(id, 'approved'),
      decide(id, 'rejected', 'No'),
      changeReturn(market.admin, 'admin', id, 'approved'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

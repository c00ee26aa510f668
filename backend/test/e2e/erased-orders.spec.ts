import type { PlacedOrder, RefundRow, ReturnRecord } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { MailboxMail } from '../../src/kernel/mail';
import { PersonalData } from '../../src/modules/customers';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin } from '../support/factories';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import { changeReturn, inspectReturn } from '../support/returns.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';
import { givenWalletMethod } from '../support/wallets.factories';

type Data<T> = { data: T };

describe('the order of a customer whose account was erased', () => {
  let shop: Shop;
  let admin: Client;
  let seller: Client;
  let placed: PlacedOrder;
  let erased: string;
  let return_id: number;
  let invoice_id: number;
  let line_id: number;
  const link = (path: string, body: object = {}): Promise<Answer> =>
    guest(shop).post(path, { ...body, access_token: placed.access_token });

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    const { country_id } = await givenMarket(shop);
    await givenWalletMethod(shop);
    const { vendor, client: own } = await givenVendor(shop);
    seller = own;
    const { customer, client } = await givenCustomer(shop);
    await addToCart(client, await givenVariant(shop, vendor.id, { return_days: 30 }));
    placed = (await pay(client, await readyToPay(client, country_id))).body.data;
    const order_id = placed.orders[0]?.id ?? 0;
    for (const state of ['processing', 'ready', 'shipped', 'delivered'])
      await admin.post('/admin/changeOrderStatus', { order_id, state });
    await shop.app.get(OutboxDispatcher).drain();
    const order = await admin.get<Data<{ lines: { id: number }[]; invoices: { id: number }[] }>>(
      `/admin/orders/${order_id}`,
    );
    invoice_id = order.body.data.invoices[0]?.id ?? 0;
    line_id = order.body.data.lines[0]?.id ?? 0;
    const lines = [{ order_line_id: line_id, quantity: 1, reason: 'damaged' }];
    const request = await link('/web/requestReturn', { order_id, lines, refund_to: 'wallet' });
    return_id = (request.body as Data<{ returns: { id: number }[] }>).data.returns[0]?.id ?? 0;
    await changeReturn(seller, 'vendor', return_id, 'rejected', 'Used');
    expect((await link('/web/invoiceFile', { invoice_id })).status).toBe(200);
    erased = `erased-${customer.id}@erased.invalid`;
    const subject = { customer_id: customer.id, email: customer.email, language: 'en' };
    await shop.app.get(Database).tx(() => shop.app.get(PersonalData).erase(subject));
  });
  afterAll(() => shop.close());

  it('is not opened by links in older e-mails, which say why', async () => {
    const { group_number } = placed;
    const answers = [
      await link('/web/verifyPayment', { group_number }),
      await link('/web/order_returns', { group_number }),
      await link('/web/order_disputes', { group_number }),
      await link('/web/invoiceFile', { invoice_id }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([410, 'order_erased']);
      expect(body.error).toContain('has been deleted');
    }
    const wrong = { group_number, access_token: 'x'.repeat(43) };
    expect((await guest(shop).post('/web/verifyPayment', wrong)).status).toBe(404);
  });

  it('is not found by the address that replaces the customer’s, which the shop’s people see', async () => {
    const order_number = placed.group_number;
    const found = await guest(shop).post('/web/track_order', { order_number, email: erased });
    expect(found.status).toBe(404);
    expect(found.text).not.toContain('access_token');
  });

  it('moves on without e-mails to that address', async () => {
    const { body } = await changeReturn(seller, 'vendor', return_id, 'approved');
    expect(body.data).toMatchObject<Partial<ReturnRecord>>({ state: 'approved', email: erased });
    await shop.app.get(OutboxDispatcher).drain();
    expect(await shop.app.get(Database).em.countBy(MailboxMail, { to: erased })).toBe(0);
  });

  it('is paid out and not refunded to the wallet, which nobody can open any more', async () => {
    await changeReturn(seller, 'vendor', return_id, 'received');
    const { id: order_id = 0 } = placed.orders[0] ?? {};
    const delivered = {
      buyer: guest(shop),
      order_id,
      group_number: placed.group_number,
      line_id,
      variant_id: 0,
    };
    const inspected = await inspectReturn(seller, return_id, delivered, 1);
    expect(inspected.body.data).toMatchObject<Partial<ReturnRecord>>({ state: 'refunded' });
    const path = `/admin/refunds?filter=${JSON.stringify({ order_id: [order_id] })}`;
    const [refund] = (await admin.get<{ refunds: RefundRow[] }>(path)).body.refunds;
    expect(refund?.state).toBe('pending');
    const toWallet = await admin.post('/admin/refundToWallet', { refund_id: refund?.id });
    expect([toWallet.status, toWallet.body.code]).toEqual([409, 'no_wallet']);
    const paid = await admin.put(`/admin/refunds/updateStatus/${refund?.id}`, { status: 'succeeded' });
    expect(paid.status).toBe(200);
    expect((await admin.get<Data<ReturnRecord>>(`/admin/returns/${return_id}`)).body.data.state).toBe(
      'closed',
    );
  });
});

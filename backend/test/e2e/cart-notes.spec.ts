import type { Cart, OrderRecord, UpdateCartNotes, VerifiedPayment } from '@stoa/contracts';
import { MAX_CART_NOTE_LENGTH } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { guestSession } from '@stoa/testing';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin, PASSWORD } from '../support/factories';
import { mailsTo } from '../support/mail';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

describe('cart notes and gift messages to sellers', () => {
  let shop: Shop;
  let country: number;
  let vendors: { id: number; client: Client }[];

  beforeAll(async () => {
    shop = await startShop();
    country = (await givenMarket(shop)).country_id;
    const made = [await givenVendor(shop), await givenVendor(shop)];
    vendors = made.map(({ vendor, client }) => ({ id: vendor.id, client }));
  });
  afterAll(() => shop.close());

  const idOf = (place: 0 | 1): number => vendors[place]?.id ?? 0;
  const fill = async (client: Client): Promise<void> => {
    for (const { id } of vendors) await addToCart(client, await givenVariant(shop, id));
  };
  const note = (client: Client, ...notes: UpdateCartNotes['notes']): Promise<Answer<{ data: Cart }>> =>
    client.post<{ data: Cart }>('/web/update_cart_notes', { notes });
  const notesIn = ({ groups }: Cart): unknown[] => groups.map((group) => group.note);

  it('are stored per seller with the cart, and can be changed and removed', async () => {
    const buyer = guest(shop);
    await fill(buyer);
    const both = await note(
      buyer,
      { vendor_id: idOf(0), note: '  Ring twice. ' },
      { vendor_id: idOf(1), is_gift: true, gift_message: 'Happy birthday!' },
    );
    const gift = { note: null, is_gift: true, gift_message: 'Happy birthday!' };
    expect(notesIn(both.body.data)).toEqual([
      { note: 'Ring twice.', is_gift: false, gift_message: null },
      gift,
    ]);
    const changed = await note(buyer, { vendor_id: idOf(0), note: ' ', gift_message: 'unasked' });
    expect(notesIn(changed.body.data)).toEqual([null, gift]);
    expect(notesIn((await buyer.get<{ data: Cart }>('/web/fetchCartItems')).body.data)).toEqual([null, gift]);
  });

  it('of two tabs, sent concurrently for different sellers, are both kept', async () => {
    const buyer = guest(shop);
    await fill(buyer);
    await Promise.all(
      [0, 1].map((place) => note(buyer, { vendor_id: idOf(place as 0 | 1), note: `n${place}` })),
    );
    const { data } = (await buyer.get<{ data: Cart }>('/web/fetchCartItems')).body;
    expect(notesIn(data)).toMatchObject([{ note: 'n0' }, { note: 'n1' }]);
  });

  it('are refused for sellers not in the cart, when too long, or when of the wrong type', async () => {
    const buyer = guest(shop);
    await fill(buyer);
    const stray = await note(buyer, { vendor_id: 999_999, note: 'x' });
    expect(stray).toMatchObject({
      status: 422,
      body: { errors: { 'notes.0.vendor_id': [expect.any(String)] } },
    });
    for (const wrong of [
      { note: 'x'.repeat(MAX_CART_NOTE_LENGTH + 1) },
      { note: 5 },
      { is_gift: null },
      { is_gift: 'yes' },
      { gift_message: 'x'.repeat(301) },
    ])
      expect((await note(buyer, { vendor_id: idOf(0), ...(wrong as object) })).status).toBe(422);
    expect((await note(guest(shop), { vendor_id: idOf(0), note: 'x' })).status).toBe(422);
  });

  it('appear in the order of seller, operator and buyer and in the email, and leave the cart', async () => {
    const buyer = guest(shop);
    await fill(buyer);
    await note(
      buyer,
      { vendor_id: idOf(0), note: 'Ring <b>twice</b>.' },
      { vendor_id: idOf(1), is_gift: true, gift_message: 'Many happy returns' },
    );
    const paid = (await pay(buyer, await readyToPay(buyer, country, 'noel@stoa.test'))).body.data;
    const [first, second] = paid.orders;
    const shown = async (
      client: Client | undefined,
      path: string,
      id = 0,
    ): Promise<OrderRecord | undefined> =>
      (await client?.get<{ data: OrderRecord }>(`/${path}/orders/${id}`))?.body.data;
    expect(await shown(vendors[0]?.client, 'vendor', first?.id)).toMatchObject({
      buyer_note: 'Ring <b>twice</b>.',
      is_gift: false,
      gift_message: null,
    });
    const gift = { buyer_note: null, is_gift: true, gift_message: 'Many happy returns' };
    expect(await shown(vendors[1]?.client, 'vendor', second?.id)).toMatchObject(gift);
    expect(await shown(await givenAdmin(shop), 'admin', second?.id)).toMatchObject(gift);
    const { group_number, access_token } = paid;
    const result = await buyer.post<{ data: VerifiedPayment }>('/web/verifyPayment', {
      group_number,
      access_token,
    });
    expect(result.body.data.order.parts).toMatchObject([{ buyer_note: 'Ring <b>twice</b>.' }, gift]);
    const [mail] = await mailsTo(shop, 'noel@stoa.test');
    expect(mail?.text).toContain('Gift message: Many happy returns');
    expect(mail?.html).toContain('Ring &lt;b&gt;twice&lt;/b&gt;.');
    await addToCart(buyer, await givenVariant(shop, idOf(0)));
    expect(notesIn((await buyer.get<{ data: Cart }>('/web/fetchCartItems')).body.data)).toEqual([null]);
  });

  it('of a guest are merged at sign-in, where the customer’s existing notes win', async () => {
    const { client, customer } = await givenCustomer(shop);
    await fill(client);
    await note(client, { vendor_id: idOf(0), note: 'mine' });
    const session = guestSession();
    const visitor = shop.client.as({ session });
    await fill(visitor);
    await note(visitor, { vendor_id: idOf(0), note: 'theirs' }, { vendor_id: idOf(1), note: 'new' });
    await visitor.post('/customer/auth/login', {
      email: customer.email,
      password: PASSWORD,
      session_token: session,
    });
    const { data } = (await client.get<{ data: Cart }>('/web/fetchCartItems')).body;
    expect(notesIn(data)).toMatchObject([{ note: 'mine' }, { note: 'new' }]);
  });
});

import { randomUUID } from 'node:crypto';
import type {
  Conversation,
  ConversationList,
  ConversationPage,
  StoredMessage,
  StoreMessage,
} from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { Database } from '../../src/kernel/database';
import { Vendor } from '../../src/modules/vendors';
import { givenProduct } from '../support/catalogue.factories';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin } from '../support/factories';
import { mailsTo } from '../support/mail';
import { form, givenPicture } from '../support/media.factories';
import { addToCart, givenMarket, givenVariant, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

interface Data<T> {
  data: T;
}

const MINUTE = 60_000;

describe('conversations between customers and stores', () => {
  const clock = new FixedClock(new Date().toISOString());
  let shop: Shop;
  let country_id: number;

  beforeAll(async () => {
    shop = await startShop({}, clock);
    ({ country_id } = await givenMarket(shop));
  });
  afterAll(() => shop.close());

  const write = (client: Client, input: StoreMessage, key?: string): Promise<Answer<Data<StoredMessage>>> =>
    client.call('POST', '/web/store_message', input, key ? { 'idempotency-key': key } : {});
  const answer = (client: Client, conversation_id: number, message: string) =>
    client.post<Data<StoredMessage>>('/vendor/storeMessage', { conversation_id, message });
  const list = async (client: Client): Promise<Conversation[]> =>
    (await client.get<Data<ConversationList>>('/web/fetch_message')).body.data.conversations;
  const inbox = async (client: Client): Promise<Conversation[]> =>
    (await client.get<Data<ConversationList>>('/vendor/getConversations')).body.data.conversations;
  const read = (client: Client, query: string) =>
    client.get<Data<ConversationPage>>(`/web/fetch_message?${query}`);
  const texts = async (client: Client, conversation_id: number): Promise<string[]> =>
    (await read(client, `conversation_id=${conversation_id}`)).body.data.messages.map(({ body }) => body);

  const given = async () => {
    const [seller, buyer] = [await givenVendor(shop), await givenCustomer(shop)];
    return { seller: seller.client, vendor: seller.vendor, buyer: buyer.client, customer: buyer.customer };
  };

  /** A conversation started by the customer. */
  const begun = async (message = 'Hello') => {
    const people = await given();
    const { body } = await write(people.buyer, { vendor_id: people.vendor.id, message });
    return { ...people, id: body.data.conversation_id, message_id: body.data.message.id };
  };

  it('start with a customer’s message and list the messages of both sides newest first', async () => {
    const { buyer, seller, vendor } = await given();
    const before = (await read(buyer, `vendor_id=${vendor.id}`)).body.data;
    expect(before).toMatchObject({ conversation: null, vendor: { name: vendor.store_name }, messages: [] });
    const sent = await write(buyer, { vendor_id: vendor.id, message: ' Is it warm? ' });
    const id = sent.body.data.conversation_id;
    expect(sent.body.data.message).toMatchObject({
      author: 'customer',
      body: 'Is it warm?',
      can_retract: true,
    });
    expect(await inbox(seller)).toMatchObject([
      { id, unread: 1, customer: { name: 'Ada B.' }, can_write: true, last: { body: 'Is it warm?' } },
    ]);
    await answer(seller, id, 'Very');
    expect(await texts(buyer, id)).toEqual(['Very', 'Is it warm?']);
    expect(await list(buyer)).toMatchObject([
      { id, unread: 1, vendor: { id: vendor.id }, last: { author: 'vendor' } },
    ]);
    const reply = await write(buyer, { vendor_id: vendor.id, message: 'Thanks' });
    expect(reply.body.data.conversation_id).toBe(id);
  });

  it('refuse empty or too long messages, unknown stores and orders, and products of other stores', async () => {
    const { buyer, vendor } = await given();
    const other = await givenProduct(shop);
    const fields = async (input: StoreMessage) => Object.keys((await write(buyer, input)).body.errors ?? {});
    const vendor_id = vendor.id;
    expect(await fields({ vendor_id, message: '  ' })).toEqual(['message']);
    expect(await fields({ vendor_id })).toEqual(['message']);
    expect(await fields({ vendor_id, message: 'x'.repeat(2001) })).toEqual(['message']);
    expect(await fields({ message: 'To whom?' })).toEqual(['vendor_id']);
    expect(await fields({ vendor_id, message: 'Hi', product_id: other.id })).toEqual(['product_id']);
    expect(await fields({ vendor_id, message: 'Hi', order_id: 999_999 })).toEqual(['order_id']);
    expect((await write(buyer, { vendor_id: 999_999, message: 'Hi' })).status).toBe(404);
    expect((await write(shop.client, { vendor_id, message: 'Hi' })).status).toBe(401);
    expect(await list(buyer)).toEqual([]);
  });

  it('can reference a product or the customer’s order, and a store can start one about an order', async () => {
    const { buyer, seller, vendor } = await given();
    const stranger = await givenCustomer(shop);
    const product = await givenProduct(shop, { vendor_id: vendor.id, name: 'Kettle' });
    await addToCart(buyer, await givenVariant(shop, vendor.id));
    const order_id = (await pay(buyer, await readyToPay(buyer, country_id))).body.data.orders[0]?.id ?? 0;
    const first = await seller.post<Data<StoredMessage>>('/vendor/storeMessage', {
      order_id,
      message: 'On its way',
    });
    expect(first.body.data.message.order).toMatchObject({ id: order_id });
    const about = { vendor_id: vendor.id, product_id: product.id, message: 'And this?' };
    const { message, conversation_id } = (await write(buyer, about)).body.data;
    expect(message.product).toEqual({ id: product.id, name: 'Kettle', slug: product.slug });
    expect(conversation_id).toBe(first.body.data.conversation_id);
    const foreign = await write(stranger.client, { vendor_id: vendor.id, order_id, message: 'Mine?' });
    expect(Object.keys(foreign.body.errors ?? {})).toEqual(['order_id']);
  });

  it('store a message once for concurrent requests with the same idempotency key', async () => {
    const { buyer, vendor } = await given();
    const key = randomUUID();
    const input = { vendor_id: vendor.id, message: 'Once' };
    const sent = await Promise.all([1, 2, 3].map(() => write(buyer, input, key)));
    expect(new Set(sent.map(({ body }) => body.data.message.id)).size).toBe(1);
    expect(await texts(buyer, sent[0]?.body.data.conversation_id ?? 0)).toEqual(['Once']);
    expect((await write(buyer, input, 'short')).status).toBe(422);
  });

  it('are accessible only to their customer and their store', async () => {
    const { id, message_id, buyer, seller } = await begun();
    const [stranger, rival] = [await givenCustomer(shop), await givenVendor(shop)];
    const { client } = stranger;
    expect((await read(client, `conversation_id=${id}`)).status).toBe(404);
    expect((await write(client, { conversation_id: id, message: 'Hi' })).status).toBe(404);
    expect((await client.post('/web/read_messages', { conversation_id: id, message_id })).status).toBe(404);
    expect((await client.post('/web/message_typing', { conversation_id: id })).status).toBe(404);
    expect((await client.post('/web/retract_message', { message_id })).status).toBe(404);
    expect((await rival.client.get(`/vendor/fetchConversation/${id}`)).status).toBe(404);
    expect((await answer(rival.client, id, 'Hi')).status).toBe(404);
    expect(await inbox(rival.client)).toEqual([]);
    // A side can read the other side's message but not retract it.
    expect((await seller.post('/vendor/retractMessage', { message_id })).status).toBe(404);
    expect(await texts(buyer, id)).toEqual(['Hello']);
  });

  it('count unread messages; the read mark only moves forward and is visible to the other side', async () => {
    const { id, message_id, buyer, seller } = await begun();
    const second = (await write(buyer, { conversation_id: id, message: 'Anybody?' })).body.data.message.id;
    expect((await inbox(seller))[0]?.unread).toBe(2);
    const mark = (message: number) =>
      seller.post<Data<{ unread: number }>>('/vendor/readMessages', {
        conversation_id: id,
        message_id: message,
      });
    expect((await mark(message_id)).body.data).toEqual({ unread: 1 });
    expect((await mark(second + 1000)).body.data).toEqual({ unread: 0 });
    await mark(message_id);
    expect((await list(buyer))[0]).toMatchObject({ read_id: second, unread: 0 });
    await answer(seller, id, 'Here');
    expect((await buyer.get<Data<{ unread: number }>>('/web/unread_messages')).body.data).toEqual({
      unread: 1,
    });
  });

  it('return messages in pages of fifty', async () => {
    const { id, buyer } = await begun('0');
    for (let n = 1; n <= 51; n++) await write(buyer, { conversation_id: id, message: String(n) });
    const first = (await read(buyer, `conversation_id=${id}`)).body.data;
    expect([first.messages.length, first.has_more]).toEqual([50, true]);
    const older = await read(buyer, `conversation_id=${id}&before=${first.messages.at(-1)?.id}`);
    expect(older.body.data.messages.map(({ body }) => body)).toEqual(['1', '0']);
    expect(older.body.data.has_more).toBe(false);
  });

  it('let the author retract a message with its picture, but not after 15 minutes', async () => {
    const { id, buyer, seller } = await begun();
    const { body, headers } = form({ conversation_id: String(id) }, [
      { field: 'picture', bytes: await givenPicture() },
    ]);
    const sent = await buyer.call<Data<StoredMessage>>('POST', '/web/store_message', body, headers);
    const { message } = sent.body.data;
    expect(message.picture?.src).toContain('/media/');
    for (let n = 0; n < 2; n++)
      expect((await buyer.post('/web/retract_message', { message_id: message.id })).status).toBe(200);
    const shown = (await seller.get<Data<ConversationPage>>(`/vendor/fetchConversation/${id}`)).body.data;
    expect(shown.messages[0]).toMatchObject({ is_retracted: true, body: '', picture: null });
    expect((await inbox(seller))[0]?.unread).toBe(1);
    const late = (await write(buyer, { conversation_id: id, message: 'Too late' })).body.data.message.id;
    const justInTime = (await write(buyer, { conversation_id: id, message: 'In time' })).body.data.message.id;
    clock.advance(15 * MINUTE - 1000);
    expect((await buyer.post('/web/retract_message', { message_id: justInTime })).status).toBe(200);
    clock.advance(2000);
    expect((await buyer.post('/web/retract_message', { message_id: late })).body.code).toBe('too_late');
  });

  it('refuse an attachment that is not an image', async () => {
    const { buyer, vendor } = await given();
    const { body, headers } = form({ vendor_id: String(vendor.id) }, [
      { field: 'picture', bytes: Buffer.from('no picture') },
    ]);
    const sent = await buyer.call('POST', '/web/store_message', body, headers);
    expect([sent.status, Object.keys(sent.body.errors ?? {})]).toEqual([422, ['picture']]);
  });

  it('can be read, closed and reopened by operators with the permission', async () => {
    const { id, buyer } = await begun('Something rude');
    const admin = await givenAdmin(shop, ['conversations.read']);
    const page = await admin.get<Data<ConversationPage>>(`/admin/fetchConversation/${id}`);
    expect(page.body.data).toMatchObject({
      conversation: { id, can_write: false, customer: { name: 'Ada Buyer' } },
      messages: [{ body: 'Something rude' }],
    });
    expect((await admin.post('/admin/closeConversation', { conversation_id: id })).status).toBe(403);
    const chief = await givenAdmin(shop, ['conversations.update']);
    await chief.post('/admin/closeConversation', { conversation_id: id });
    expect((await write(buyer, { conversation_id: id, message: 'More' })).body.code).toBe(
      'conversation_closed',
    );
    expect((await list(buyer))[0]).toMatchObject({ is_closed: true, can_write: false });
    await chief.post('/admin/closeConversation', { conversation_id: id, closed: false });
    expect((await write(buyer, { conversation_id: id, message: 'More' })).status).toBe(200);
  });

  it('stay readable but take no messages once the store is suspended or the customer deleted', async () => {
    const { id, buyer, vendor } = await begun();
    const database = shop.app.get(Database);
    await database.tx((em) => em.update(Vendor, { id: vendor.id }, { status: 'suspended' }));
    expect((await write(buyer, { conversation_id: id, message: 'Hello?' })).body.code).toBe('unavailable');
    expect((await write(buyer, { vendor_id: vendor.id, message: 'Hello?' })).status).toBe(404);
    expect((await list(buyer))[0]).toMatchObject({ can_write: false });
    const gone = await begun();
    const admin = await givenAdmin(shop);
    await admin.delete(`/admin/customers/${gone.customer.id}`, {});
    expect((await inbox(gone.seller))[0]).toMatchObject({ customer: { name: null }, can_write: false });
    expect((await answer(gone.seller, gone.id, 'Hello?')).body.code).toBe('unavailable');
  });

  it('send one reminder email for unread messages, and another only after they were read', async () => {
    const { id, buyer, vendor, seller, customer } = await begun();
    await write(buyer, { conversation_id: id, message: 'Hello again' });
    clock.advance(11 * MINUTE);
    const [mail, ...rest] = await mailsTo(shop, vendor.email);
    expect([mail?.text.includes('Unread messages: 2'), rest]).toEqual([true, []]);
    expect(mail?.text).toContain(`/seller/live_chat/view/${id}`);
    await write(buyer, { conversation_id: id, message: 'And again' });
    clock.advance(11 * MINUTE);
    expect(await mailsTo(shop, vendor.email)).toHaveLength(1);
    const { message } = (await answer(seller, id, 'Here I am')).body.data;
    await seller.post('/vendor/readMessages', { conversation_id: id, message_id: message.id });
    clock.advance(11 * MINUTE);
    const [reminder] = await mailsTo(shop, customer.email);
    expect(reminder?.text).toContain(`/customer/messages/${id}`);
    await write(buyer, { conversation_id: id, message: 'Welcome' });
    clock.advance(11 * MINUTE);
    expect(await mailsTo(shop, vendor.email, 2)).toHaveLength(2);
  });
});

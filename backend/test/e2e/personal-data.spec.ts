import type { CustomerDataExport, PlacedOrder } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { givenAddress, givenCustomer } from '../support/customers.factories';
import { eventually } from '../support/eventually';
import { next } from '../support/factories';
import { mailsTo } from '../support/mail';
import { addToCart, givenMarket, givenVariant, pay, readyToPay } from '../support/ordering.factories';
import { storedFiles } from '../support/documents.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

type State = Answer<{ data: CustomerDataExport }>;
const WEEK = 7 * 24 * 3_600_000;

const FOLDER = 'private/personal-data';

describe('personal data export', () => {
  const clock = new FixedClock(new Date());
  let shop: Shop;
  let country_id: number;

  beforeAll(async () => {
    shop = await startShop({}, clock);
    ({ country_id } = await givenMarket(shop));
  });
  afterAll(() => shop.close());

  const ask = (client: Client): Promise<State> => client.post('/web/requestDataExport');
  const state = (client: Client): Promise<State> => client.get('/web/data_export');
  const file = (client: Client, format = 'json'): Promise<Answer> =>
    client.get(`/web/data_export_file?format=${format}`);

  it('contains the data of every module and is accessible to its owner only', async () => {
    const { vendor } = await givenVendor(shop);
    const variant = await givenVariant(shop, vendor.id);
    const { client, customer } = await givenCustomer(shop, { first_name: 'Ada <b>' });
    await givenAddress(shop, customer, { country_id });
    await client.post('/web/follow_vendor', { vendor_id: vendor.id });
    await addToCart(client, variant);
    const paid = await pay(client, await readyToPay(client, country_id));
    const { group_number }: PlacedOrder = paid.body.data;
    await addToCart(client, variant);
    const note = { vendor_id: vendor.id, note: 'Ring twice.' };
    expect((await client.post('/web/update_cart_notes', { notes: [note] })).status).toBe(200);
    expect((await state(client)).body.data.state).toBe('none');
    expect((await file(client)).status).toBe(404);
    expect((await ask(client)).body.data.state).toBe('pending');
    // Placing the order also sent an email, so an email alone does not mean that the export is ready.
    await shop.app.get(OutboxDispatcher).drain();
    await eventually(async () =>
      expect((await state(client)).body.data).toMatchObject({ state: 'ready', bytes: expect.any(Number) }),
    );
    const copy = await file(client);
    expect(copy.headers['content-disposition']).toContain('personal-data.json');
    expect(copy.headers['cache-control']).toContain('no-store');
    expect(JSON.parse(copy.text)).toMatchObject({
      account: { email: customer.email, first_name: 'Ada <b>' },
      addresses: [{ line1: '1 Test Street' }],
      orders: [{ number: group_number, shipping_address: { line1: '12 Analytical Row' } }],
      followed_stores: [{ store: vendor.store_name }],
      cart_notes: [{ store: vendor.store_name, note: 'Ring twice.' }],
      sessions: [{ ended_at: null }],
      wish_list: [],
      comments: [],
      reviews: [],
      connected_accounts: [],
      newsletter: [],
    });
    expect(copy.text).not.toContain('argon2');
    const readable = await file(client, 'html');
    expect(readable.text).toContain('Ada &lt;b&gt;');
    expect(readable.headers['content-type']).toContain('text/html');
    const other = (await givenCustomer(shop)).client;
    expect((await file(other)).status).toBe(404);
    expect((await file(shop.client)).status).toBe(401);
    expect((await file(client, 'exe')).status).toBe(422);
  });

  it('is created once at a time, replaced by a newer one and deleted after a week', async () => {
    const { client, customer } = await givenCustomer(shop);
    const before = await storedFiles(shop, FOLDER);
    const answers = await Promise.all([ask(client), ask(client)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailsTo(shop, customer.email)).toHaveLength(1);
    await ask(client);
    await mailsTo(shop, customer.email, 2);
    expect(await storedFiles(shop, FOLDER)).toBe(before + 1);
    clock.advance(WEEK);
    expect((await state(client)).body.data.state).toBe('none');
    expect((await file(client)).status).toBe(404);
    await shop.app.get(OutboxDispatcher).drain();
    await eventually(async () => expect(await storedFiles(shop, FOLDER)).toBe(0));
  });

  it('omits newsletter data while the customer’s email address is unverified', async () => {
    const email = `proves${next()}@stoa.test`;
    await shop.client.post('/web/newsletter', { email });
    const { client } = await givenCustomer(shop, { email });
    await ask(client);
    await mailsTo(shop, email, 2);
    expect(JSON.parse((await file(client)).text)).toMatchObject({ newsletter: [] });
  });
});

describe('personal data export rate limit', () => {
  it('responds 429 to the fourth request', async () => {
    const shop = await startShop({ SIGN_IN_LIMIT: '10' });
    const { client } = await givenCustomer(shop);
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) statuses.push((await client.post('/web/requestDataExport')).status);
    await shop.close();
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

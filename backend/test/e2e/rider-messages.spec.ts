import { randomBytes } from 'node:crypto';
import type { RiderChat, RiderChatRow, RiderMessageRow } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { WriteRiderMessage } from '../../src/modules/messaging';
import { givenAdmin } from '../support/factories';
import { givenRider, givenRiderAccount } from '../support/riders.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

interface Data<T> {
  data: T;
}

describe('rider messages', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  const threads = async (client: Client, audience: string) =>
    (await client.get<Data<RiderChatRow[]>>(`/${audience}/getRiderMessages`)).body.data;
  const chat = (client: Client, audience: string, id: number) =>
    client.get<Data<RiderChat>>(`/${audience}/fetchAllRiderMessages/${id}`);
  const send = (client: Client, audience: string, rider_id: number, body: string) =>
    client.post<Data<RiderMessageRow>>(`/${audience}/storeRiderMessage`, { rider_id, body });
  const hear = (rider_id: number, body: string) =>
    shop.app.get(WriteRiderMessage).fromRider(rider_id, { body });

  it('are unread until the desk opens the thread or replies', async () => {
    const rider = await givenRider(shop);
    await hear(rider.id, 'Flat tyre');
    await hear(rider.id, 'Ten minutes late');
    expect(await threads(admin, 'admin')).toMatchObject([
      {
        rider: { id: rider.id, name: rider.name },
        unread: 2,
        last: { body: 'Ten minutes late', author: 'rider' },
      },
    ]);
    const { data } = (await chat(admin, 'admin', rider.id)).body;
    expect(data.messages.map(({ body }) => body)).toEqual(['Flat tyre', 'Ten minutes late']);
    expect((await threads(admin, 'admin'))[0]?.unread).toBe(0);
    await hear(rider.id, 'There now');
    const sent = await send(admin, 'admin', rider.id, ' Thank you ');
    expect(sent.body.data).toMatchObject({ author: 'desk', author_name: 'Test Admin', body: 'Thank you' });
    expect((await threads(admin, 'admin'))[0]).toMatchObject({
      unread: 0,
      last: { body: 'Thank you', author: 'desk' },
    });
  });

  it('vendors see and send messages only to their own riders, in a thread separate from the platform’s', async () => {
    const [own, other] = [await givenVendor(shop), await givenVendor(shop)];
    const rider = await givenRider(shop, { vendor_id: own.vendor.id });
    await hear(rider.id, 'Hello boss');
    expect(await threads(own.client, 'vendor')).toMatchObject([{ rider: { id: rider.id }, unread: 1 }]);
    expect(await threads(other.client, 'vendor')).toEqual([]);
    expect((await chat(other.client, 'vendor', rider.id)).status).toBe(404);
    expect((await send(other.client, 'vendor', rider.id, 'Hi')).body.errors).toHaveProperty('rider_id');
    expect((await chat(admin, 'admin', rider.id)).body.data.messages).toEqual([]);
    await send(admin, 'admin', rider.id, 'The platform here');
    expect((await chat(own.client, 'vendor', rider.id)).body.data.messages).toHaveLength(1);
  });

  it('are read and answered by riders themselves, and nobody else’s', async () => {
    const { vendor, client: seller } = await givenVendor(shop);
    const { rider, client } = await givenRiderAccount(shop, admin, { vendor_id: vendor.id });
    const stranger = (await givenRiderAccount(shop, admin)).client;
    await send(seller, 'vendor', rider.id, 'Where are you?');
    const answered = await client.post<Data<RiderMessageRow>>('/rider/storeMessage', {
      body: ' At the gate ',
    });
    expect(answered.body.data).toMatchObject({
      author: 'rider',
      author_name: rider.name,
      body: 'At the gate',
    });
    const own = async (by: Client) =>
      (await by.get<Data<RiderMessageRow[]>>('/rider/messages')).body.data.map(({ author, body }) => [
        author,
        body,
      ]);
    expect(await own(client)).toEqual([
      ['desk', 'Where are you?'],
      ['rider', 'At the gate'],
    ]);
    expect(await own(stranger)).toEqual([]);
    expect(await threads(seller, 'vendor')).toMatchObject([{ unread: 1, last: { body: 'At the gate' } }]);
    expect((await client.post('/rider/storeMessage', { body: ' ' })).body.errors).toHaveProperty('body');
    expect((await shop.client.get('/rider/messages')).status).toBe(401);
    expect((await seller.get('/rider/messages')).status).toBe(403);
  });

  it('are stored once, even if they are sent again after a lost answer or twice at the same moment', async () => {
    const { rider, client } = await givenRiderAccount(shop, admin);
    const request_key = randomBytes(16).toString('hex');
    const message = { body: 'On my way', request_key };
    const own = () => client.post<Data<RiderMessageRow>>('/rider/storeMessage', message);
    const answers = await Promise.all([own(), own()]);
    answers.push(await own());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await threads(admin, 'admin')).toContainEqual(expect.objectContaining({ unread: 1 }));
    const reply = { rider_id: rider.id, body: 'Thank you', request_key };
    for (let n = 0; n < 2; n++)
      expect((await admin.post('/admin/storeRiderMessage', reply)).status).toBe(200);
    const { data } = (await chat(admin, 'admin', rider.id)).body;
    expect(data.messages.map(({ body }) => body)).toEqual(['On my way', 'Thank you']);
    expect((await client.post('/rider/storeMessage', { body: 'x', request_key: 'y' })).status).toBe(422);
  });

  it('must not be empty, and require permission to send', async () => {
    const rider = await givenRider(shop);
    expect(Object.keys((await send(admin, 'admin', rider.id, '  ')).body.errors ?? {})).toEqual(['body']);
    const powerless = await givenAdmin(shop, ['riders.read']);
    expect((await send(powerless, 'admin', rider.id, 'Hi')).status).toBe(403);
  });
});

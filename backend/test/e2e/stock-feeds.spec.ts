import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ImportRecord } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenAttribute, givenProduct } from '../support/catalogue.factories';
import { Database } from '../../src/kernel/database';
import { RunFeeds } from '../../src/modules/transfer/feeds/run-feeds';
import { StockFeed } from '../../src/modules/transfer/feeds/stock-feed.entity';
import { eventually } from '../support/eventually';
import { mailsTo } from '../support/mail';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { bring, issuesOf, lines, map, productCalled, settled } from '../support/transfer.factories';
import { givenVendor } from '../support/vendors.factories';

interface Feed {
  id: number;
  last_error: string | null;
  last_run_at: string | null;
  next_run_at: string | null;
}

describe('a vendor’s feed of stock and prices', () => {
  let shop: Shop;
  let server: Server;
  let url: string;
  let file: Buffer | null;

  beforeAll(async () => {
    server = createServer((_request, response) =>
      file ? response.end(file) : response.writeHead(404).end(),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    url = `http://${host}/stock.csv`;
    shop = await startShop({ PICTURE_HOSTS: host });
  });
  afterAll(async () => {
    await shop.close();
    await new Promise((resolve) => server.close(resolve));
  });

  const made = async (client: Client, facts: object = {}): Promise<Feed> => {
    const answer = await client.post<{ data: Feed }>('/vendor/stock_feeds', {
      name: 'Warehouse',
      url,
      ...facts,
    });
    if (!answer.body.data) throw new Error(answer.text);
    return answer.body.data;
  };
  const feedOf = async (client: Client, id: number): Promise<Feed> =>
    (await client.get<{ data: Feed }>(`/vendor/stock_feeds/${id}`)).body.data;
  const runsOf = async (client: Client, feed_id: number): Promise<ImportRecord[]> => {
    const filter = encodeURIComponent(JSON.stringify({ feed_id }));
    return (await client.get<{ imports: ImportRecord[] }>(`/vendor/imports?filter=${filter}`)).body.imports;
  };

  /** Runs a feed and waits until this is noted. */
  async function ran(client: Client, { id }: Feed): Promise<Feed> {
    const before = (await feedOf(client, id)).last_run_at;
    expect((await client.post(`/vendor/runStockFeed/${id}`, {})).status).toBe(200);
    await eventually(async () => expect((await feedOf(client, id)).last_run_at).not.toBe(before));
    return feedOf(client, id);
  }

  it('sets stock and prices by SKU, and nothing else; a repeat changes nothing; undo restores them', async () => {
    const { client, vendor } = await givenVendor(shop);
    const size = await givenAttribute(shop, 'cut', 'slim', 'wide');
    const [slim = 0, wide = 0] = Object.values(size.values);
    await givenProduct(shop, {
      vendor_id: vendor.id,
      name: 'Trousers',
      axes: [{ attribute_id: size.id, value_ids: [slim, wide] }],
      variants: [
        { sku: 'TR-S', option_value_ids: [slim], price: 3000, compare_at: 4000, opening_stock: 5 },
        { sku: 'TR-W', option_value_ids: [wide], price: 3000, opening_stock: 5 },
      ],
    });
    file = lines('sku,price,stock', 'TR-S,25.00,9', 'TR-W,wrong,1', 'NONE,1.00,1', 'tr-s,1.00,1', ',2.00,2');
    const feed = await made(client);
    expect(await ran(client, feed)).toMatchObject({ last_error: null });
    const [run] = await runsOf(client, feed.id);
    expect(run).toMatchObject({ state: 'finished', updated: 1, refused: 4, created: 0, rows_done: 5 });
    const issues = await issuesOf(client, 'vendor', run?.id ?? 0);
    expect(issues.map(({ line, column }) => [line, column])).toEqual([
      [3, 'price'],
      [4, 'sku'],
      [5, 'sku'],
      [6, 'sku'],
    ]);
    expect(await productCalled(client, 'vendor', 'Trousers')).toMatchObject({
      status: 'active',
      variants: [
        { sku: 'TR-S', price: 2500, compare_at: 4000, on_hand: 9 },
        { sku: 'TR-W', price: 3000, compare_at: null, on_hand: 5 },
      ],
    });

    file = lines('sku,price,stock', 'TR-S,25.00,9', 'TR-W,30.00,5');
    await ran(client, feed);
    expect((await runsOf(client, feed.id))[0]).toMatchObject({ updated: 0, unchanged: 2, refused: 0 });

    // A price that isn't below the former one any more ends the reduction.
    file = lines('sku,price', 'TR-S,45.00');
    await ran(client, feed);
    const [raised] = await runsOf(client, feed.id);
    expect((await productCalled(client, 'vendor', 'Trousers')).variants).toMatchObject([
      { price: 4500, compare_at: null, on_hand: 9 },
      { price: 3000 },
    ]);
    await client.post(`/vendor/undoImport/${raised?.id}`, {});
    await settled(client, 'vendor', raised?.id ?? 0, 'undone');
    expect((await productCalled(client, 'vendor', 'Trousers')).variants).toMatchObject([
      { price: 2500, compare_at: 4000 },
      { price: 3000 },
    ]);
  });

  it('that fails tells why, e-mails the vendor once, and goes on when it can be read again', async () => {
    const { client, vendor } = await givenVendor(shop);
    const [stool] = (await givenProduct(shop, { vendor_id: vendor.id, name: 'Stool' })).variants;
    const feed = await made(client);
    file = null;
    expect(await ran(client, feed)).toMatchObject({ last_error: 'responded with 404' });
    expect(await ran(client, feed)).toMatchObject({ last_error: 'responded with 404' });
    const mails = await mailsTo(shop, vendor.email);
    expect(mails.filter(({ subject }) => subject.includes('Warehouse'))).toHaveLength(1);
    file = lines('sku,price', `${stool?.sku},12.500`);
    expect((await ran(client, feed)).last_error).toContain('choose how its columns');

    // What a person chooses for a run holds for the next.
    const [open] = await runsOf(client, feed.id);
    expect(open).toMatchObject({ state: 'uploaded', questions: [{ property: 'decimal_mark' }] });
    await client.put(`/vendor/setImportLayout/${open?.id}`, { decimal_mark: ',' });
    await client.post(`/vendor/startImport/${open?.id}`, {});
    await settled(client, 'vendor', open?.id ?? 0, 'finished');
    expect((await feedOf(client, feed.id)).last_error).toBeNull();
    file = lines('sku,price', `${stool?.sku},11.500`);
    expect(await ran(client, feed)).toMatchObject({ last_error: null });
    expect(await runsOf(client, feed.id)).toMatchObject([{ state: 'finished', updated: 1 }, {}]);
  });

  it('runs when it is due, unless it is switched off', async () => {
    const { client } = await givenVendor(shop);
    file = lines('sku,price', 'UNKNOWN,1.00');
    const feed = await made(client, { interval_hours: 6 });
    const off = await made(client, { name: 'Off', status: 'inactive' });
    await shop.app.get(RunFeeds).due();
    await eventually(async () => expect((await feedOf(client, feed.id)).last_run_at).not.toBeNull());
    const { next_run_at } = await feedOf(client, feed.id);
    expect(new Date(next_run_at ?? 0).getTime()).toBeGreaterThan(Date.now() + 5 * 60 * 60 * 1000);
    expect((await feedOf(client, off.id)).last_run_at).toBeNull();
  });

  it('belongs to its vendor, and is read from public addresses only', async () => {
    const [one, other] = [await givenVendor(shop), await givenVendor(shop)];
    const feed = await made(one.client);
    for (const call of ['runStockFeed', 'stock_feeds'])
      expect(
        (await other.client.call(call === 'stock_feeds' ? 'GET' : 'POST', `/vendor/${call}/${feed.id}`))
          .status,
      ).toBe(404);
    const secret = 'http://169.254.169.254/latest';
    for (const wrong of ['nothing', 'ftp://a.b/c.csv', 'https://user:word@example.com/x.csv', secret]) {
      const answer = await one.client.post('/vendor/stock_feeds', { name: 'X', url: wrong });
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['url']]);
    }
    // Saved before its host was excluded.
    const before = await made(one.client);
    await shop.app.get(Database).tx((em) => em.update(StockFeed, { id: before.id }, { url: secret }));
    expect((await ran(one.client, before)).last_error).toContain('is on a host');
    expect((await one.client.delete(`/vendor/stock_feeds/${feed.id}`)).status).toBe(200);
  });

  it('can also be a file that is uploaded', async () => {
    const { client, vendor } = await givenVendor(shop);
    const [bench] = (await givenProduct(shop, { vendor_id: vendor.id, name: 'Bench', stock: 2 })).variants;
    const { data } = (await bring(client, 'vendor', lines('sku,stock,name', `${bench?.sku},7,Other`))).body;
    await map(client, 'vendor', data, {}, { scope: 'stock' });
    await client.post(`/vendor/checkImport/${data.id}`, {});
    expect(await settled(client, 'vendor', data.id, 'checked')).toMatchObject({ updated: 1, created: 0 });
    await client.post(`/vendor/startImport/${data.id}`, {});
    await settled(client, 'vendor', data.id, 'finished');
    expect(await productCalled(client, 'vendor', 'Bench')).toMatchObject({ variants: [{ on_hand: 7 }] });
  });
});

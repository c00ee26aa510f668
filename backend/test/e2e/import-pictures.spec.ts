import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ImportIssueRecord, ImportRecord, ProductRecord } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { eventually } from '../support/eventually';
import { givenPicture } from '../support/media.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { csv, imported } from '../support/transfer.factories';
import { givenVendor } from '../support/vendors.factories';

const HEADER = ['handle', 'name', 'sku', 'price', 'images'];

/** A local picture server, which PICTURE_HOSTS allows the shop to download from. */
async function startHost(picture: Buffer): Promise<{ server: Server; url: string; requests: string[] }> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (request.url === '/moved.png') response.writeHead(302, { location: '/lamp.png' }).end();
    else if (request.url === '/page.html') response.end('<html><script>alert(1)</script></html>');
    else if (request.url === '/gone.png') response.writeHead(404).end();
    else response.end(picture);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests: requests };
}

describe('imported product pictures', () => {
  let shop: Shop;
  let host: Awaited<ReturnType<typeof startHost>>;
  let client: Client;

  beforeAll(async () => {
    host = await startHost(await givenPicture());
    shop = await startShop({ PICTURE_HOSTS: new URL(host.url).host });
    ({ client } = await givenVendor(shop));
  });
  afterAll(async () => {
    await shop.close();
    await new Promise((resolve) => host.server.close(resolve));
  });

  async function fetched(id: number): Promise<ImportRecord> {
    let record: ImportRecord | null = null;
    await eventually(async () => {
      record = (await client.get<{ data: ImportRecord }>(`/vendor/imports/${id}`)).body.data;
      const { pictures_total, pictures_done, pictures_refused } = record;
      expect(pictures_done + pictures_refused).toBe(pictures_total);
    });
    return record as unknown as ImportRecord;
  }

  async function product(name: string): Promise<ProductRecord> {
    const filter = encodeURIComponent(JSON.stringify({ q: name }));
    const list = await client.get<{ products: { id: number }[] }>(`/vendor/products?filter=${filter}`);
    return (await client.get<{ data: ProductRecord }>(`/vendor/products/${list.body.products[0]?.id}`)).body
      .data;
  }

  it('are downloaded after the import and stored once in the vendor’s media library', async () => {
    const file = csv(HEADER, [
      'lamp',
      'Lamp',
      'LAMP',
      '1.00',
      `${host.url}/lamp.png | ${host.url}/again.png`,
    ]);
    const { id } = await imported(client, 'vendor', file);
    expect(await fetched(id)).toMatchObject({ pictures_total: 2, pictures_done: 2, pictures_refused: 0 });
    expect((await product('Lamp')).media).toHaveLength(1);
    const library = await client.get<{ media: object[]; total: number }>('/vendor/fetchMedia');
    expect(library.body).toMatchObject({
      total: 1,
      media: [{ folder: 'import', alt: 'Lamp', filename: 'lamp.png' }],
    });
  });

  it('that cannot be downloaded are listed as issues and do not stop the import', async () => {
    const bad = ['/moved.png', '/page.html', '/gone.png'].map((path) => host.url + path);
    const foreign = [
      'http://localhost:1/x.png',
      'http://169.254.169.254/latest',
      'ftp://a.b/c.png',
      'm/b/mb01.jpg',
    ];
    const file = csv(
      HEADER,
      ['desk', 'Desk', 'DESK', '1.00', [...bad, ...foreign, `${host.url}/desk.png`].join(' | ')],
      ['sofa', 'Sofa', 'SOFA', '1.00', ''],
    );
    const record = await imported(client, 'vendor', file);
    expect(record).toMatchObject({ created: 2, refused: 0 });
    expect(await fetched(record.id)).toMatchObject({ pictures_done: 1, pictures_refused: 7 });
    expect((await product('Desk')).media).toHaveLength(1);
    const { body } = await client.get<{ issues: ImportIssueRecord[] }>(
      `/vendor/fetchImportIssues/${record.id}`,
    );
    expect(body.issues.map(({ kind, message }) => `${kind} ${message}`).sort()).toEqual([
      'picture Only JPEG, PNG, WebP, AVIF and GIF pictures can be uploaded.',
      'picture is not a web address',
      'picture is on a host that pictures are not downloaded from',
      'picture is on a host that pictures are not downloaded from',
      'picture must begin with http:// or https://',
      'picture redirects elsewhere, and redirects are not followed',
      'picture responded with 404',
    ]);
    expect(host.requests).not.toContain('/latest');
  });
});

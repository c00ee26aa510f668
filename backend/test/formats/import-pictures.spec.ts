import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ImportIssueRecord, ImportRecord, ProductRecord } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { givenPicture } from '../support/media.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { csv, imported, productCalled, settled } from '../support/transfer.factories';
import { givenVendor } from '../support/vendors.factories';

const HEADER = ['handle', 'name', 'sku', 'price', 'images'];

/** A local picture server, which PICTURE_HOSTS allows the shop to download from. */
async function startHost(picture: Buffer): Promise<{
  server: Server;
  url: string;
  requests: string[];
  /** Pictures at paths of their own. */
  pictures: Map<string, Buffer>;
}> {
  const requests: string[] = [];
  const pictures = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (request.url === '/moved.png') response.writeHead(302, { location: '/lamp.png' }).end();
    else if (request.url === '/page.html') response.end('<html><script>alert(1)</script></html>');
    else if (request.url === '/gone.png') response.writeHead(404).end();
    else response.end(pictures.get(request.url?.split('?')[0] ?? '') ?? picture);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, pictures };
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

  async function fetched(id: number, by: Client = client, audience = 'vendor'): Promise<ImportRecord> {
    let record: ImportRecord | null = null;
    await eventually(async () => {
      record = (await by.get<{ data: ImportRecord }>(`/${audience}/imports/${id}`)).body.data;
      const { pictures_total, pictures_done, pictures_refused } = record;
      expect(pictures_done + pictures_refused).toBe(pictures_total);
    });
    return record as unknown as ImportRecord;
  }

  async function undone(by: Client, audience: 'admin' | 'vendor', id: number): Promise<void> {
    await by.post(`/${audience}/undoImport/${id}`, {});
    await settled(by, audience, id, 'undone');
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

  const header = [
    'handle',
    'name',
    'sku',
    'price',
    'option1_name',
    'option1_value',
    'images',
    'image_alts',
    'variant_image',
  ];
  const row = (size: string, images: string, alts: string, variant: string): string[] => [
    'mug',
    'Mug',
    `MUG-${size}`,
    '4.00',
    'Volume',
    size,
    images.replaceAll('@', host.url),
    alts,
    variant.replaceAll('@', host.url),
  ];

  const filesOf = async (owner: Client): Promise<string[]> => {
    const { media } = (await owner.get<{ media: { filename: string }[] }>('/vendor/fetchMedia')).body;
    return media.map(({ filename }) => filename).toSorted();
  };

  it('replace those of an earlier file, in the order of the file, and undo restores the former ones', async () => {
    const [front, side, back] = await Promise.all([givenPicture(), givenPicture(), givenPicture()]);
    host.pictures.set('/front.png', front).set('/side.png', side).set('/back.png', back);
    const admin = await givenAdmin(shop);
    const { client: owner, vendor } = await givenVendor(shop);
    const words = { vendor_id: String(vendor.id) };
    const shown = async (): Promise<object[]> => {
      const { media, variants } = await productCalled(owner, 'vendor', 'Mug');
      const of = new Map(media.map((one) => [one.media_id, one.alt]));
      return [media.map(({ alt }) => alt), variants.map(({ media_id }) => of.get(media_id ?? 0) ?? media_id)];
    };
    const first = csv(
      header,
      row('small', '@/front.png | @/side.png', 'Front | Side', '@/side.png'),
      row('large', '', '', ''),
    );
    const one = await imported(admin, 'admin', first, {}, words);
    await fetched(one.id, admin, 'admin');
    expect(await shown()).toEqual([
      ['Front', 'Side'],
      ['Side', null],
    ]);
    const downloads = host.requests.length;
    const repeated = await imported(admin, 'admin', first, {}, words);
    expect(repeated).toMatchObject({ unchanged: 1, pictures_total: 0 });
    expect(host.requests).toHaveLength(downloads);

    const second = csv(
      header,
      row('small', '@/back.png | @/front.png', 'Back | Handle', ''),
      row('large', '', '', '@/back.png'),
    );
    const other = await imported(admin, 'admin', second, {}, words);
    await fetched(other.id, admin, 'admin');
    expect(await shown()).toEqual([
      ['Back', 'Handle'],
      [expect.any(Number), 'Back'],
    ]);
    expect(host.requests).toHaveLength(downloads + 1);

    await undone(admin, 'admin', other.id);
    expect(await shown()).toEqual([
      ['Front', 'Side'],
      ['Side', null],
    ]);
    expect(await filesOf(owner)).toEqual(['front.png', 'side.png']);
    await undone(admin, 'admin', one.id);
    expect(await filesOf(owner)).toEqual([]);
  });

  it('that something else uses stay when the import is undone', async () => {
    host.pictures.set('/shared.png', await givenPicture());
    const { client: owner } = await givenVendor(shop);
    const file = (name: string): Buffer =>
      csv(HEADER, [name.toLowerCase(), name, name.toUpperCase(), '1.00', `${host.url}/shared.png`]);
    const one = await imported(owner, 'vendor', file('Fork'));
    await fetched(one.id, owner);
    const other = await imported(owner, 'vendor', file('Spoon'));
    await fetched(other.id, owner);
    await undone(owner, 'vendor', one.id);
    expect((await productCalled(owner, 'vendor', 'Spoon')).media).toHaveLength(1);
    expect((await owner.get<{ total: number }>('/vendor/fetchMedia')).body.total).toBe(1);
  });

  it('of descriptions are downloaded by choice, and a repeated import changes nothing', async () => {
    host.pictures.set('/text.png', await givenPicture());
    const { client: owner } = await givenVendor(shop);
    const text = `<p>Look: <img src='${host.url}/text.png?a=1&amp;b=2'> and <img src="${host.url}/gone.png"><script>alert(1)</script></p>`;
    const file = csv(
      ['handle', 'name', 'sku', 'price', 'description', 'description:ar'],
      ['jar', 'Jar', 'JAR', '2.00', text, text],
    );
    const linked = await imported(owner, 'vendor', file);
    expect(linked.pictures_total).toBe(0);
    expect((await productCalled(owner, 'vendor', 'Jar')).description).toContain(host.url);

    const fetching = await imported(owner, 'vendor', file, { description_pictures: true });
    expect(await fetched(fetching.id, owner)).toMatchObject({ pictures_done: 1, pictures_refused: 1 });
    const { description, translations } = await productCalled(owner, 'vendor', 'Jar');
    expect(description).toMatch(/<img src="\/media\/[\da-f]{32}\/\d+\.jpg" \/> and <img src="http/);
    expect(translations?.ar?.description).toBe(description);

    const again = await imported(owner, 'vendor', file, { description_pictures: true });
    expect(again).toMatchObject({ unchanged: 1 });
    await fetched(again.id, owner);
    await undone(owner, 'vendor', fetching.id);
    expect((await productCalled(owner, 'vendor', 'Jar')).description).toContain('text.png');
  });
});

import type { Answer, Client } from '@stoa/testing';
import { givenProduct } from '../support/catalogue.factories';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin } from '../support/factories';
import { givenMedia } from '../support/media.factories';
import { sampleRow } from '../support/sample';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

type Row = { id: number; version: number } & Record<string, unknown>;

describe('a record that two people edit', () => {
  let shop: Shop;
  let admin: Client;
  let other: Client;

  beforeAll(async () => {
    shop = await startShop();
    [admin, other] = [await givenAdmin(shop), await givenAdmin(shop)];
  });
  afterAll(() => shop.close());

  const read = async (address: string, client = admin): Promise<Row> =>
    (await client.get<{ data: Row }>(address)).body.data;
  const refusal = ({ status, body }: Answer): unknown => [status, body.code, body.details];
  const staleAt = (version: number): unknown => [409, 'stale_version', { version }];

  /** The version that one call leaves, and whether an editor who had loaded the record before is refused. */
  async function after(address: string, call: () => Promise<Answer>): Promise<[grown: number, late: number]> {
    const { version } = await read(address);
    expect((await call()).status).toBe(200);
    const grown = (await read(address)).version - version;
    return [grown, (await other.put(address, { version })).status];
  }

  it.each([
    ['brands', { website: 'https://one.test' }, { name: 'Other' }],
    ['coupons', { min_spend: 500 }, { title: 'Other' }],
    ['roles', { permission_ids: [1, 2] }, { name: 'Other' }],
    ['tax_rates', { rate: '0.19' }, { name: 'Other' }],
    ['faqs', { answer: 'One' }, { question: 'Other?' }],
    ['customers', { last_name: 'One' }, { first_name: 'Other' }],
    ['zones', { name: 'One' }, { name: 'Other' }],
  ])('is not overwritten by the second of them: %s', async (path, first, second) => {
    const address = `/admin/${path}/${await sampleRow(path, admin)}`;
    const { version } = await read(address);
    expect((await admin.put(address, { ...first, version })).status).toBe(200);
    const kept = await read(address);
    expect(kept).toMatchObject({ ...first, version: version + 1 });
    expect(refusal(await other.put(address, { ...second, version }))).toEqual(staleAt(version + 1));
    expect(await read(address)).toEqual(kept);
    expect((await other.put(address, { ...second, version: kept.version })).status).toBe(200);
    expect(await read(address)).toMatchObject({ ...first, ...second, version: version + 2 });
  });

  it('can be updated by clients that send no version', async () => {
    const address = `/admin/brands/${await sampleRow('brands', admin)}`;
    const { version } = await read(address);
    for (const body of [{ name: 'One' }, { name: 'Two', version: null }])
      expect((await admin.put(address, body)).status).toBe(200);
    expect(await read(address)).toMatchObject({ name: 'Two', version: version + 2 });
    const odd = await admin.put(address, { name: 'Three', version: 'new' });
    expect([odd.status, Object.keys(odd.body.errors ?? {})]).toEqual([422, ['version']]);
  });

  it('cannot be created with a version', async () => {
    const { status, body } = await admin.post('/admin/units', { name: 'Box', symbol: 'box', version: 7 });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['version']]);
  });

  it('is as safe between a vendor and an operator', async () => {
    const { client, vendor } = await givenVendor(shop);
    const faq = await client.post<{ data: Row }>('/vendor/faqs', {
      question: 'Gift wrap?',
      answer: 'Yes',
      group: 'orders',
    });
    const { id, version } = faq.body.data;
    expect((await admin.put(`/admin/faqs/${id}`, { answer: 'No', version })).status).toBe(200);
    const late = await client.put(`/vendor/faqs/${id}`, { answer: 'Always', version });
    expect(refusal(late)).toEqual(staleAt(version + 1));
    const review = await sampleRow('reviews', admin, { vendor_id: vendor.id });
    const shown = await read(`/vendor/reviews/${review}`, client);
    const reply = { vendor_reply: 'Thanks', version: shown.version };
    expect((await client.put(`/vendor/reviews/${review}`, reply)).status).toBe(200);
    expect(refusal(await client.put(`/vendor/reviews/${review}`, reply))).toEqual(staleAt(shown.version + 1));
  });

  it('has a new version after its owner or another screen has changed it', async () => {
    const { client, customer } = await givenCustomer(shop);
    const profile = () => client.post('/web/customerProfileUpdate', { first_name: 'Grace' });
    expect(await after(`/admin/customers/${customer.id}`, profile)).toEqual([1, 409]);
    const product = await givenProduct(shop);
    const { id } = await givenMedia(admin);
    const media = [{ media_id: id, alt: 'A lamp' }];
    const pictures = () =>
      admin.put(`/admin/productsMedia/${product.id}`, { version: product.version, media });
    expect(await after(`/admin/media/${id}`, pictures)).toEqual([1, 409]);
  });

  it('has a new version after a change of its status, alone or with others', async () => {
    const id = await sampleRow('brands', admin);
    const address = `/admin/brands/${id}`;
    const one = () => admin.put(`/admin/brands/updateStatus/${id}`, { status: 'inactive' });
    const many = () => admin.post('/admin/bulkStatus/brands', { ids: [id], status: 'active' });
    expect(await after(address, one)).toEqual([1, 409]);
    expect(await after(address, many)).toEqual([1, 409]);
  });

  it('keeps its version when only what no form writes changes', async () => {
    const brand = await sampleRow('brands', admin);
    const byDefault = () => admin.put(`/admin/brands/updateDefault/${brand}`, {});
    expect(await after(`/admin/brands/${brand}`, byDefault)).toEqual([0, 200]);
    const message = await sampleRow('contact_forms', admin);
    const byState = () => admin.put(`/admin/contact_forms/updateStatus/${message}`, { status: 'spam' });
    expect(await after(`/admin/contact_forms/${message}`, byState)).toEqual([0, 200]);
  });

  it('shows its version to no history, and exports it to no file', async () => {
    const id = await sampleRow('brands', admin);
    await admin.put(`/admin/brands/${id}`, { name: 'Changed' });
    const { body } = await admin.get<{ history: { differences: { field: string }[] }[] }>(
      `/admin/history/brands/${id}`,
    );
    const fields = body.history.flatMap(({ differences }) => differences.map(({ field }) => field));
    expect(fields).toContain('name');
    expect(fields).not.toContain('version');
    const file = await admin.post('/admin/brands/export', { export: 'csv' });
    expect(file.text.split('\n')[0]?.toLowerCase()).not.toContain('version');
  });
});

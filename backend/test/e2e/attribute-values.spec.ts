import type { AttributeValueChoice } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { givenAttribute } from '../support/catalogue.factories';
import { givenAdmin } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

describe('creating an attribute value from the product form', () => {
  let shop: Shop;
  let admin: Client;
  let vendor: Client;
  let color: { id: number; values: Record<string, number> };

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    vendor = (await givenVendor(shop)).client;
    color = await givenAttribute(shop, 'color', 'red');
  });
  afterAll(() => shop.close());

  const create = (value: string, attribute_id = color.id): Promise<Answer<{ data: AttributeValueChoice }>> =>
    vendor.post('/vendor/createAttributeValue', { attribute_id, value });
  const valuesOf = async (): Promise<{ id: number; value: string; code: string }[]> =>
    (
      await admin.get<{ attribute_values: { id: number; value: string; code: string }[] }>(
        `/admin/getAttributeValuesByAttribute/${color.id}`,
      )
    ).body.attribute_values;

  it('trims the value, appends it, and generates its code, also for non-Latin scripts', async () => {
    const { body } = await create(' Moss green ');
    expect(body.data).toEqual({ id: expect.any(Number), attribute_id: color.id, value: 'Moss green' });
    const hindi = await create('काई');
    const codes = (await valuesOf()).map(({ id, code }) => [id, code]);
    expect(codes).toEqual([
      [color.values.red, 'red'],
      [body.data.id, 'moss-green'],
      [hindi.body.data.id, expect.stringMatching(/^x[0-9a-f]{10}$/)],
    ]);
  });

  it('returns an existing value in any letter case, also for operators and concurrent requests', async () => {
    expect((await create('RED ')).body.data).toMatchObject({ id: color.values.red, value: 'red' });
    const answers = await Promise.all(['Plum', 'plum', 'PLUM'].map((value) => create(value)));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    const made = await admin.post<{ data: AttributeValueChoice }>('/admin/createAttributeValue', {
      attribute_id: color.id,
      value: 'Plum',
    });
    expect(made.body.data.id).toBe(answers[0]?.body.data.id);
  });

  it('refuses text attributes, unknown attributes, blank values and inactive values', async () => {
    const text = await admin.post<{ data: { id: number } }>('/admin/attributes', {
      name: 'Care',
      code: 'care',
      type: 'text',
    });
    const refused = async (answer: Promise<Answer>): Promise<string[]> =>
      Object.keys((await answer).body.errors ?? {});
    expect(await refused(create('Wash cold', text.body.data.id))).toEqual(['attribute_id']);
    expect(await refused(create('Any', 999_999))).toEqual(['attribute_id']);
    expect(await refused(create(' '))).toEqual(['value']);
    const { body } = await create('Beige');
    await admin.put(`/admin/attribute_values/updateStatus/${body.data.id}`, { status: 'inactive' });
    expect(await refused(create('beige'))).toEqual(['value']);
  });

  it('are needed by filters and by options of variants', async () => {
    const flags = { is_filterable: true, is_variant_axis: true };
    const body = { name: 'Width', code: 'width', type: 'number', ...flags };
    const refused = await admin.post('/admin/attributes', body);
    const needed = [expect.stringContaining('needs a type with values to choose from')];
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({ is_filterable: needed, is_variant_axis: needed });
    const created = await admin.post<{ data: { id: number } }>('/admin/attributes', {
      ...body,
      type: 'select',
    });
    const { id } = created.body.data;
    const changed = await admin.put(`/admin/attributes/${id}`, { type: 'text', is_variant_axis: false });
    expect([changed.status, Object.keys(changed.body.errors ?? {})]).toEqual([422, ['is_filterable']]);
    const plain = { type: 'text', is_filterable: false, is_variant_axis: false };
    expect((await admin.put(`/admin/attributes/${id}`, plain)).status).toBe(200);
  });

  it('requires the create permission and a session', async () => {
    const reader = await givenAdmin(shop, ['attribute_values.read']);
    const body = { attribute_id: color.id, value: 'Teal' };
    expect((await reader.post('/admin/createAttributeValue', body)).status).toBe(403);
    expect((await shop.client.post('/vendor/createAttributeValue', body)).status).toBe(401);
  });
});

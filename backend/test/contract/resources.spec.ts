import type { Operation } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import '../../src/app.module';
import type { Field, ResourceDefinition } from '../../src/kernel/resource';
import { definedResources, writableFields } from '../../src/kernel/resource';
import { givenAdmin } from '../support/factories';
import { requestOf } from '../support/missing-requests';
import { sampleInput, sampleRow } from '../support/sample';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const operationsOf = (definition: ResourceDefinition): readonly Operation[] =>
  definition.audiences.admin?.operations ?? [];

/** The value read equals the value sent, normalised by its kind; a write-only field is never read. */
function expectKept(field: Field, sent: unknown, read: Record<string, unknown>): void {
  const actual = { field: field.name, value: read[field.name] };
  if (field.writeOnly) return expect(Object.keys(read)).not.toContain(field.name);
  if (typeof sent === 'object' && sent !== null && !Array.isArray(sent))
    return expect(actual.value).toMatchObject(sent);
  const spelled = field.identifier === 'code' ? String(sent).toUpperCase() : sent;
  expect(actual).toEqual({ field: field.name, value: spelled });
}

describe('every declared resource', () => {
  let shop: Shop;
  let admin: Client;
  let powerless: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    powerless = await givenAdmin(shop, []);
  });
  afterAll(() => shop.close());

  const resources = definedResources().map((definition) => [definition.path, definition] as const);

  it.each(resources)('%s is closed to guests', async (path, definition) => {
    const answers = await Promise.all(
      operationsOf(definition).map((one) => shop.client.call(...requestOf(path, one))),
    );
    expect(answers.map(({ status, body }) => [status, body.state])).toEqual(answers.map(() => [401, 'fail']));
  });

  it.each(resources)('%s is closed to operators without its permissions', async (path, definition) => {
    const answers = await Promise.all(
      operationsOf(definition).map((one) => powerless.call(...requestOf(path, one))),
    );
    const sentence = 'You Are Not Authenticated To Perform This Action';
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual(
      answers.map(() => [403, sentence]),
    );
  });

  it.each(resources)('%s answers lists, filters and look-ups under its own key', async (path, definition) => {
    const rules = definition.audiences.admin;
    const lookups = (rules?.lookups ?? []).map((lookup) => admin.get(`/admin/${lookup}`));
    const reads = (['list', 'filter'] as const)
      .filter((one) => operationsOf(definition).includes(one))
      .map((one) => admin.call(...requestOf(path, one)));
    const answers = await Promise.all([...reads, ...lookups]);
    const results = answers.map(({ status, body, headers }) => [
      status,
      Array.isArray(body[definition.key]),
      typeof body.total,
      headers['content-range'] !== undefined,
    ]);
    expect(results).toEqual(answers.map(() => [200, true, 'number', true]));
  });

  it.each(resources)('%s answers 404 for an unknown id', async (path, definition) => {
    const single: Operation[] = ['one', 'update', 'delete', 'updateDefault'];
    const named = operationsOf(definition).filter((one) => single.includes(one));
    const answers = await Promise.all(named.map((one) => admin.call(...requestOf(path, one))));
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [404, 'not_found']),
    );
  });

  const creatable = resources.filter(([, definition]) => operationsOf(definition).includes('create'));

  it.each(creatable)('%s reports each missing required field', async (path, definition) => {
    const required = writableFields(definition, 'admin')
      .filter((field) => field.required)
      .map((field) => field.name);
    const answer = await admin.post(`/admin/${path}`, {});
    if (required.length === 0) return expect(answer.status).toBe(200);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {}).sort()).toEqual([...required].sort());
  });

  it.each(creatable)('%s refuses unknown fields and creates nothing', async (path, definition) => {
    const count = async (): Promise<unknown> => (await admin.get(`/admin/${path}`)).body.total;
    const input = await sampleInput(definition, admin);
    const before = await count();
    const answer = await admin.post(`/admin/${path}`, { ...input, id: 7, no_such_field: true });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {}).sort()).toEqual(['id', 'no_such_field']);
    expect(await count()).toBe(before);
  });

  it.each(creatable)('%s stores and exports its declared fields', async (path, definition) => {
    const input = await sampleInput(definition, admin);
    const created = await admin.post<{ data: { id: number } }>(`/admin/${path}`, input);
    expect([created.status, created.body.errors]).toEqual([200, undefined]);
    const one = await admin.get<{ data: Record<string, unknown> }>(`/admin/${path}/${created.body.data.id}`);
    expect(one.body.data.id).toBe(created.body.data.id);
    for (const field of writableFields(definition, 'admin'))
      if (field.name in input) expectKept(field, input[field.name], one.body.data);
    for (const format of ['csv', 'pdf']) {
      const exported = await admin.post(`/admin/${path}/export`, { export: format });
      const type = expect.stringContaining(format) as string;
      expect([exported.status, exported.headers['content-type']]).toEqual([200, type]);
      expect(exported.text.length).toBeGreaterThan(20);
    }
  });

  const updatable = creatable.filter(([, definition]) => operationsOf(definition).includes('update'));

  type Row = { id: number; version: number } & Record<string, unknown>;

  const readOne = async (address: string): Promise<Row> =>
    (await admin.get<{ data: Row }>(address)).body.data;

  /** The address of a record that may be updated. */
  async function addressOf({ path, key }: ResourceDefinition): Promise<string> {
    const rows = (await admin.get<Record<string, Row[]>>(`/admin/${path}`)).body[key] ?? [];
    return `/admin/${path}/${rows.find((row) => !row.is_system)?.id ?? (await sampleRow(path, admin))}`;
  }

  /** Every value as it is, as some must not change, with another name. */
  function renamed(definition: ResourceDefinition, held: Row): Record<string, unknown> {
    const fields = writableFields(definition, 'admin').filter((field) => field.name in held);
    const input = Object.fromEntries(fields.map(({ name }) => [name, held[name]]));
    const label = fields.find(({ name }) => name === definition.label);
    if (label?.kind === 'text' && !label.identifier && !label.format)
      input[label.name] = `${String(held[label.name])} 2`;
    return input;
  }

  it.each(updatable)('%s answers an update as the record is read afterwards', async (_path, definition) => {
    const address = await addressOf(definition);
    const { status, body } = await admin.put(address, renamed(definition, await readOne(address)));
    expect({ status, body }).toEqual({
      status: 200,
      body: { state: 'success', data: await readOne(address) },
    });
  });

  it.each(updatable)('%s refuses an update based on an outdated version', async (_path, definition) => {
    const address = await addressOf(definition);
    const { version } = await readOne(address);
    const update = async () =>
      admin.put(address, { ...renamed(definition, await readOne(address)), version });
    expect((await update()).status).toBe(200);
    const now = await readOne(address);
    expect(now.version).toBe(version + 1);
    const { status, body } = await update();
    expect([status, body.code, body.details]).toEqual([409, 'stale_version', { version: version + 1 }]);
    expect(await readOne(address)).toEqual(now);
  });

  it.each(updatable)('%s is updated without a version, which grows', async (_path, definition) => {
    const address = await addressOf(definition);
    const held = await readOne(address);
    expect((await admin.put(address, renamed(definition, held))).status).toBe(200);
    expect((await readOne(address)).version).toBe(held.version + 1);
  });

  const toggled = creatable.filter(
    ([, definition]) =>
      definition.fields.some((f) => f.name === 'status' && f.choices?.includes('inactive')) &&
      operationsOf(definition).includes('updateStatus') &&
      // Members of a team are invited first, and only they can accept.
      definition.path !== 'vendor_users',
  );

  it.each(toggled)('%s updates its status and answers with the list', async (path, definition) => {
    // The first of some resources becomes their default, which can't be switched off.
    await sampleRow(path, admin);
    const id = await sampleRow(path, admin);
    const answer = await admin.put(`/admin/${path}/updateStatus/${id}`, {
      status: 'inactive',
      filterData: { filter: { id } },
    });
    expect(answer.body).toMatchObject({
      state: 'success',
      total: 1,
      [definition.key]: [{ id, status: 'inactive' }],
    });
  });

  const defaulted = creatable.filter(
    ([, definition]) =>
      operationsOf(definition).includes('updateDefault') &&
      definition.fields.some((field) => field.name === 'is_default'),
  );

  it.each(defaulted)('%s keeps exactly one default', async (path, definition) => {
    const ids = [await sampleRow(path, admin), await sampleRow(path, admin)];
    const shared = definition.defaultWithin ?? [];
    for (const id of ids) await admin.put(`/admin/${path}/updateDefault/${id}`, {});
    const rows = await Promise.all(
      ids.map(
        async (id) => (await admin.get<{ data: Record<string, unknown> }>(`/admin/${path}/${id}`)).body.data,
      ),
    );
    const sameScope = shared.every((name) => rows[0]?.[name] === rows[1]?.[name]);
    expect(rows.map((row) => row.is_default)).toEqual([!sameScope, true]);
  });

  const scoped = creatable.filter(
    ([, definition]) => definition.audiences.vendor?.scope?.column === 'vendor_id',
  );

  it.each(scoped)('%s of one vendor are not found by another vendor', async (path, definition) => {
    const [owner, other] = [await givenVendor(shop), await givenVendor(shop)];
    const id = await sampleRow(path, admin, { vendor_id: owner.vendor.id });
    expect((await owner.client.get(`/vendor/${path}/${id}`)).status).toBe(200);
    const operations = definition.audiences.vendor?.operations ?? [];
    const requests: [Operation, string, string][] = [
      ['one', 'GET', `/vendor/${path}/${id}`],
      ['update', 'PUT', `/vendor/${path}/${id}`],
      ['delete', 'DELETE', `/vendor/${path}/${id}`],
      ['updateStatus', 'PUT', `/vendor/${path}/updateStatus/${id}`],
      ['updateDefault', 'PUT', `/vendor/${path}/updateDefault/${id}`],
    ];
    const named = requests.filter(([operation]) => operations.includes(operation));
    const answers = await Promise.all(named.map(([, method, at]) => other.client.call(method, at, {})));
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [404, 'not_found']),
    );
    const list = await other.client.get<Record<string, { id: number }[]>>(`/vendor/${path}`);
    expect(list.body[definition.key]?.map((row) => row.id)).not.toContain(id);
  });
});

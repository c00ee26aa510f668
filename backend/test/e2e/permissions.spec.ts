import type { Operation, SignedInUser } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import '../../src/app.module';
import { definedResources } from '../../src/kernel/resource';
import { eventually } from '../support/eventually';
import { givenAdmin, next, PASSWORD } from '../support/factories';
import { requestOf } from '../support/missing-requests';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

type Data<T> = { data: T };
interface RoleRow {
  id: number;
  code: string;
  is_system: boolean;
}
interface PermissionRow {
  id: number;
  resource: string;
  action: string;
  audience: string;
}

const READS: readonly Operation[] = ['list', 'filter', 'one'];
const SENTENCE = 'You Are Not Authenticated To Perform This Action';

describe('role permissions', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop({ SIGN_IN_LIMIT: '1000' });
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  const roles = async () => (await admin.get<{ roles: RoleRow[] }>('/admin/roles?range=[0,99]')).body.roles;
  const permissions = async () =>
    (await admin.get<{ permissions: PermissionRow[] }>('/admin/permissionsActive')).body.permissions;
  const created = async (path: string, input: object): Promise<number> => {
    const answer = await admin.post<Data<{ id: number }>>(`/admin/${path}`, input);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body.data.id;
  };
  const givenRole = (names: (row: PermissionRow) => boolean) =>
    permissions().then((rows) =>
      created('roles', {
        code: `made_${next()}`,
        name: 'Made',
        permission_ids: rows.filter((row) => row.audience === 'admin' && names(row)).map((row) => row.id),
      }),
    );
  const givenOperator = async (role_id: number, from: Client = shop.client) => {
    const email = `operator${next()}@stoa.test`;
    const id = await created('admins', { name: 'Op', email, password: PASSWORD, role_id });
    return { id, email, client: await from.signIn('admin', email, PASSWORD) };
  };

  it('allow an operator with read permissions to read every admin resource and nothing else', async () => {
    const reader = (await givenOperator(await givenRole((row) => row.action === 'read'))).client;
    const wrong: string[] = [];
    for (const { path, audiences } of definedResources()) {
      for (const operation of audiences.admin?.operations ?? []) {
        const { status, body } = await reader.call(...requestOf(path, operation));
        const fine = READS.includes(operation)
          ? [200, 404].includes(status)
          : status === 403 && body.error === SENTENCE;
        if (!fine) wrong.push(`${operation} ${path}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('of the super administrator role cannot be removed, and the role cannot be changed or deleted', async () => {
    const role = (await roles()).find((one) => one.code === 'super_admin');
    const grants = await admin.put(`/admin/roles/${role?.id}`, { permission_ids: [] });
    expect(grants).toMatchObject({ status: 409, body: { code: 'whole_role' } });
    expect((await admin.put(`/admin/roles/updateStatus/${role?.id}`, {})).status).toBe(409);
    expect((await admin.put(`/admin/roles/${role?.id}`, { code: 'other' })).status).toBe(409);
    expect((await admin.delete(`/admin/roles/${role?.id}`)).status).toBe(409);
  });

  it('never let operators demote, disable or delete themselves or modify super administrators', async () => {
    const own = (await admin.get<Data<SignedInUser>>('/admin/auth/user')).body.data.id;
    const plain = await givenRole((row) => row.resource === 'admins');
    for (const answer of [
      await admin.put(`/admin/admins/${own}`, { role_id: plain }),
      await admin.put(`/admin/admins/${own}`, { status: 'inactive' }),
      await admin.put(`/admin/admins/updateStatus/${own}`, { status: 'inactive' }),
      await admin.delete(`/admin/admins/${own}`),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'own_account' } });
    const manager = (await givenOperator(plain)).client;
    for (const answer of [
      await manager.put(`/admin/admins/${own}`, { password: 'a new password' }),
      await manager.put(`/admin/admins/updateStatus/${own}`, { status: 'inactive' }),
      await manager.delete(`/admin/admins/${own}`),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'above_own_authority' } });
    const read = (by: Client) => by.get<Data<object>>(`/admin/admins/${own}`).then(({ body }) => body.data);
    expect(await read(admin)).toMatchObject({ editable: true, deletable: false, allowed: [] });
    expect(await read(manager)).toMatchObject({ editable: false, deletable: false, allowed: [] });
    const superRole = (await roles()).find((one) => one.code === 'super_admin')?.id;
    const input = { name: 'X', email: `x${next()}@stoa.test`, password: PASSWORD, role_id: superRole };
    expect((await manager.post('/admin/admins', input)).body.code).toBe('above_own_authority');
    const second = await givenOperator(Number(superRole));
    expect((await admin.put(`/admin/admins/updateStatus/${second.id}`, { status: 'inactive' })).status).toBe(
      200,
    );
    expect((await admin.get('/admin/auth/user')).status).toBe(200);
  });

  it('of an operator’s own role cannot be changed by that operator', async () => {
    const role = await givenRole((row) => row.resource === 'roles');
    const { client } = await givenOperator(role);
    const raised = await client.put(`/admin/roles/${role}`, { permission_ids: [] });
    expect(raised).toMatchObject({ status: 409, body: { code: 'own_role' } });
    expect((await client.put(`/admin/roles/${role}`, { name: 'Renamed' })).status).toBe(200);
  });

  it('of roles of the system, or above the reader’s own, are not offered for what is refused', async () => {
    const system = (await roles()).filter(({ is_system }) => is_system);
    expect(system.length).toBeGreaterThan(0);
    for (const role of system) expect(role).toMatchObject({ editable: true, deletable: false, allowed: [] });
    const own = await givenRole(({ resource, action }) => resource === 'roles' && action !== 'delete');
    const higher = await givenRole(({ resource }) => resource === 'roles');
    const read = async (by: Client, id: number): Promise<object> =>
      (await by.get<Data<object>>(`/admin/roles/${id}`)).body.data;
    const { client } = await givenOperator(own);
    expect(await read(admin, higher)).toMatchObject({
      editable: true,
      deletable: true,
      allowed: ['inactive'],
    });
    expect(await read(client, own)).toMatchObject({ editable: true });
    expect(await read(client, higher)).toMatchObject({ editable: false, deletable: false, allowed: [] });
  });

  it('can be added for integrations, which read them from the signed-in user', async () => {
    const input = { resource: 'erp_sync', action: 'update', label: 'ERP: start', audience: 'admin' };
    const id = await created('permissions', input);
    expect((await admin.post('/admin/permissions', input)).body.errors).toHaveProperty('resource');
    for (const [field, value] of [
      ['action', 'dance'],
      ['resource', 'no spaces'],
      ['audience', 'vendor'],
    ] as const) {
      const answer = await admin.post('/admin/permissions', { ...input, resource: 'other', [field]: value });
      expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
    }
    expect((await admin.put(`/admin/permissions/${id}`, { action: 'read' })).body.code).toBe(
      'permission_name',
    );
    expect((await admin.put(`/admin/permissions/${id}`, { label: 'ERP' })).status).toBe(200);
    const role_id = await created('roles', {
      code: `erp_${next()}`,
      name: 'ERP people',
      permission_ids: [id],
    });
    const { client } = await givenOperator(role_id);
    const user = await client.get<Data<SignedInUser>>('/admin/auth/user');
    expect(user.body.data.permissions).toEqual(['erp_sync.update']);
    const used = await admin.delete(`/admin/permissions/${id}`);
    expect(used).toMatchObject({
      status: 409,
      body: { code: 'in_use', error: expect.stringMatching(/ERP people/) },
    });
    await admin.put(`/admin/roles/${role_id}`, { permission_ids: [] });
    expect((await admin.delete(`/admin/permissions/${id}`)).status).toBe(200);
    const [builtIn] = await permissions();
    expect((await admin.get(`/admin/permissions/${builtIn?.id}`)).body).toMatchObject({
      data: { deletable: false },
    });
    expect((await admin.delete(`/admin/permissions/${builtIn?.id}`)).body.code).toBe('system_permission');
  });

  it('take effect on another node within a second, settings shortly after', async () => {
    const node = await shop.another();
    const role_id = await givenRole((row) => row.resource === 'units' && row.action === 'read');
    const { client, id } = await givenOperator(role_id, node.client);
    expect((await client.get('/admin/units')).status).toBe(200);
    await admin.put(`/admin/roles/${role_id}`, { permission_ids: [] });
    await inASecond(async () => expect((await client.get('/admin/units')).status).toBe(403));
    await admin.put(`/admin/admins/updateStatus/${id}`, { status: 'inactive' });
    await inASecond(async () => expect((await client.get('/admin/auth/user')).status).toBe(401));
    const shown = async () => (await node.client.get('/web/settings')).text;
    expect(await shown()).not.toContain('Two Nodes');
    await admin.put('/admin/settings', { group: 'general', values: { shop_name: 'Two Nodes' } });
    // Without Redis a node gets no notification and polls the database every few seconds.
    await eventually(async () => expect(await shown()).toContain('Two Nodes'));
    await node.close();
  });
});

async function inASecond(claim: () => Promise<void>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 950));
  await claim();
}

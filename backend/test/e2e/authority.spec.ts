import type { Client } from '@stoa/testing';
import { givenAdmin, next, PASSWORD } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

type Data<T> = { data: T };
interface PermissionRow {
  id: number;
  resource: string;
  action: string;
  audience: string;
}

const ACTIONS = ['read', 'create', 'update', 'delete', 'status'];
const RIGHTS = ['roles', 'admins', 'permissions'].flatMap((name) =>
  ACTIONS.map((action) => `${name}.${action}`),
);

describe('authority limits of operators', () => {
  let shop: Shop;
  let boss: Client;
  let clerk: Client;
  let all: PermissionRow[];

  beforeAll(async () => {
    shop = await startShop({ SIGN_IN_LIMIT: '1000' });
    boss = await givenAdmin(shop);
    clerk = await givenAdmin(shop, RIGHTS);
    all = (await boss.get<{ permissions: PermissionRow[] }>('/admin/permissionsActive')).body.permissions;
  });
  afterAll(() => shop.close());

  const idsOf = (...names: string[]): number[] =>
    all
      .filter((row) => row.audience === 'admin' && names.includes(`${row.resource}.${row.action}`))
      .map(({ id }) => id);
  const HELD = () => idsOf('admins.read', 'roles.read');
  const ABOVE = () => idsOf('admins.read', 'orders.update');
  const role = async (permission_ids: number[], facts: object = {}): Promise<number> => {
    const input = { code: `role_${next()}`, name: 'Role', permission_ids, ...facts };
    return (await boss.post<Data<{ id: number }>>('/admin/roles', input)).body.data.id;
  };
  const admin = async (role_id: number): Promise<number> => {
    const input = { name: 'Op', email: `op${next()}@stoa.test`, password: PASSWORD, role_id };
    return (await boss.post<Data<{ id: number }>>('/admin/admins', input)).body.data.id;
  };
  const superRole = async (): Promise<number> => {
    const { body } = await boss.get<{ roles: { id: number; code: string }[] }>('/admin/roles?range=[0,99]');
    return body.roles.find(({ code }) => code === 'super_admin')?.id ?? 0;
  };
  const person = (role_id: number): object => ({
    name: 'New',
    email: `new${next()}@stoa.test`,
    password: PASSWORD,
    role_id,
  });

  /** Each action on a role with the given permissions, tried by an operator who may only manage roles and operators. */
  const deeds: [
    string,
    (permission_ids: number[]) => Promise<{ status: number; body: { code?: string } }>,
  ][] = [
    [
      'make a role',
      async (permission_ids) =>
        clerk.post('/admin/roles', { code: `made_${next()}`, name: 'Made', permission_ids }),
    ],
    [
      'grant to a role',
      async (permission_ids) => clerk.put(`/admin/roles/${await role([])}`, { permission_ids }),
    ],
    ['take from a role', async (ids) => clerk.put(`/admin/roles/${await role(ids)}`, { permission_ids: [] })],
    ['rename a role', async (ids) => clerk.put(`/admin/roles/${await role(ids)}`, { name: 'Renamed' })],
    [
      'disable a role',
      async (ids) => clerk.put(`/admin/roles/updateStatus/${await role(ids)}`, { status: 'inactive' }),
    ],
    [
      'make a role the default',
      async (ids) => clerk.put(`/admin/roles/updateDefault/${await role(ids)}`, {}),
    ],
    ['delete a role', async (ids) => clerk.delete(`/admin/roles/${await role(ids)}`)],
    [
      'bring a role over from another audience',
      async (ids) =>
        clerk.put(`/admin/roles/${await role(ids, { audience: 'vendor' })}`, { audience: 'admin' }),
    ],
    ['make an operator', async (ids) => clerk.post('/admin/admins', person(await role(ids)))],
    [
      'promote an operator',
      async (ids) => clerk.put(`/admin/admins/${await admin(await role([]))}`, { role_id: await role(ids) }),
    ],
    [
      'demote an operator',
      async (ids) => clerk.put(`/admin/admins/${await admin(await role(ids))}`, { role_id: await role([]) }),
    ],
    [
      'set an operator’s password',
      async (ids) =>
        clerk.put(`/admin/admins/${await admin(await role(ids))}`, { password: 'another horse' }),
    ],
    [
      'move an operator’s address',
      async (ids) =>
        clerk.put(`/admin/admins/${await admin(await role(ids))}`, { email: `m${next()}@stoa.test` }),
    ],
    [
      'disable an operator',
      async (ids) =>
        clerk.put(`/admin/admins/updateStatus/${await admin(await role(ids))}`, { status: 'inactive' }),
    ],
    [
      'make an operator the default',
      async (ids) => clerk.put(`/admin/admins/updateDefault/${await admin(await role(ids))}`, {}),
    ],
    ['delete an operator', async (ids) => clerk.delete(`/admin/admins/${await admin(await role(ids))}`)],
  ];

  it.each(deeds)(
    'an operator cannot %s with permissions beyond their own, but can with permissions they hold',
    async (_name, deed) => {
      const refused = await deed(ABOVE());
      expect([refused.status, refused.body.code]).toEqual([403, 'above_own_authority']);
      expect((await deed(HELD())).status).toBe(200);
    },
  );

  it('an operator cannot reset two-factor authentication of an operator with more permissions', async () => {
    const of = async (ids: number[]) =>
      (await clerk.put(`/admin/resetAdminTwoFactor/${await admin(await role(ids))}`)).body.code;
    expect([await of(ABOVE()), await of(HELD())]).toEqual(['above_own_authority', 'two_factor_off']);
  });

  it('an operator can neither activate nor assign an inactive role with permissions beyond their own', async () => {
    const id = await role(ABOVE(), { status: 'inactive' });
    expect((await clerk.put(`/admin/roles/${id}`, { status: 'active' })).status).toBe(403);
    expect((await clerk.post('/admin/admins', person(id))).status).toBe(403);
  });

  it.each(['vendor', 'customer'])('a role of %ss makes nobody an operator', async (audience) => {
    const [id, operator] = [await role([], { audience }), await admin(await role([]))];
    const refusal = { status: 422, body: { errors: { role_id: ['Role is not a role of operators.'] } } };
    for (const who of [clerk, boss]) {
      expect(await who.post('/admin/admins', person(id))).toMatchObject(refusal);
      expect(await who.put(`/admin/admins/${operator}`, { role_id: id })).toMatchObject(refusal);
    }
  });

  it('an operator whose role moves to another audience has no permissions left', async () => {
    const [id, { email }] = [await role(HELD()), { email: `moved${next()}@stoa.test` }];
    await boss.post('/admin/admins', { ...person(id), email });
    const moved = await shop.client.signIn('admin', email, PASSWORD);
    expect((await moved.get('/admin/admins')).status).toBe(200);
    await boss.put(`/admin/roles/${id}`, { audience: 'vendor', permission_ids: [] });
    expect((await moved.get('/admin/admins')).status).toBe(403);
  });

  it('operators cannot assign or edit the super administrator role, and a similar code grants nothing', async () => {
    const id = await superRole();
    expect((await clerk.post('/admin/admins', person(id))).body.code).toBe('above_own_authority');
    expect((await clerk.put(`/admin/roles/${id}`, { name: 'Mine' })).body.code).toBe('above_own_authority');
    expect((await clerk.put(`/admin/roles/updateDefault/${id}`, {})).body.code).toBe('above_own_authority');
    const looksWhole: string[] = [];
    for (const [code, audience] of [
      ['vendor', 'admin'],
      ['Super_Admin', 'admin'],
      ['customer', 'admin'],
    ] as const) {
      const created = await boss.post('/admin/roles', { code, audience, name: 'Looks whole' });
      const { body } = await boss.get<{ roles: { id: number; code: string; audience: string }[] }>(
        '/admin/roles?range=[0,99]',
      );
      const made = body.roles.find((one) => one.code === code && one.audience === audience);
      // Either the code is refused, or its role exists and grants nothing.
      expect([code, created.status === 200]).toEqual([code, made !== undefined]);
      if (!made) continue;
      looksWhole.push(code);
      const email = `looks${next()}@stoa.test`;
      await boss.post('/admin/admins', { ...person(made.id), email });
      const one = await shop.client.signIn('admin', email, PASSWORD);
      expect((await one.get('/admin/orders')).status).toBe(403);
    }
    expect(looksWhole).not.toEqual([]);
  });

  it('a super administrator can create another super administrator and grant other permissions', async () => {
    expect((await boss.post('/admin/admins', person(await superRole()))).status).toBe(200);
    expect((await boss.put(`/admin/roles/${await role(ABOVE())}`, { permission_ids: ABOVE() })).status).toBe(
      200,
    );
  });
});

import { expect, type APIRequestContext } from '@playwright/test';
import { fresh } from './console-user';

const API = '/backend/api/admin';

interface Permission {
  id: number;
  resource: string;
  action: string;
  audience: string;
}

/** Makes an operator who holds exactly these permissions, such as `orders.read`, and returns their e-mail. */
export async function newOperator(
  request: APIRequestContext,
  permissions: readonly string[],
): Promise<string> {
  const credentials = { email: 'admin@stoa.test', password: 'stoa-demo' };
  const signedIn = await request.post(`${API}/auth/login`, { data: credentials });
  const { token } = ((await signedIn.json()) as { data: { token: string } }).data;
  const headers = { Authorization: `Bearer ${token}` };
  const listed = await request.get(`${API}/permissionsActive`, { headers });
  const all = ((await listed.json()) as { permissions: Permission[] }).permissions;
  const ids = all
    .filter(
      ({ audience, resource, action }) =>
        audience === 'admin' && permissions.includes(`${resource}.${action}`),
    )
    .map(({ id }) => id);
  expect(ids).toHaveLength(permissions.length);
  const make = async (path: string, data: object): Promise<number> => {
    const answer = await request.post(`${API}/${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { data: { id: number } }).data.id;
  };
  const name = fresh('Role');
  const code = name.toLowerCase().replace(/\W/g, '_');
  const role_id = await make('roles', { name, code, audience: 'admin', permission_ids: ids });
  const email = `${code}@stoa.test`;
  await make('admins', { name: 'Otto Only', email, password: 'stoa-demo', role_id });
  return email;
}

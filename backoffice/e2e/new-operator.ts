import { expect, type APIRequestContext } from '@playwright/test';
import { fresh } from './console-user';

const API = '/backend/api/admin';

interface Permission {
  id: number;
  resource: string;
  action: string;
  audience: string;
}

/** The API as a super administrator calls it, and the ids of permissions by name. */
async function office(request: APIRequestContext) {
  const credentials = { email: 'admin@stoa.test', password: 'stoa-demo' };
  const signedIn = await request.post(`${API}/auth/login`, { data: credentials });
  const { token } = ((await signedIn.json()) as { data: { token: string } }).data;
  const headers = { Authorization: `Bearer ${token}` };
  const listed = await request.get(`${API}/permissionsActive`, { headers });
  const all = ((await listed.json()) as { permissions: Permission[] }).permissions;
  const idsOf = (permissions: readonly string[]): number[] => {
    const named = all.filter(
      ({ audience, resource, action }) =>
        audience === 'admin' && permissions.includes(`${resource}.${action}`),
    );
    expect(named).toHaveLength(permissions.length);
    return named.map(({ id }) => id);
  };
  const send = async (method: 'POST' | 'PUT', path: string, data: object): Promise<number> => {
    const answer = await request.fetch(`${API}/${path}`, { method, headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { data: { id: number } }).data.id;
  };
  return { idsOf, send };
}

/**
 * Makes an operator who holds exactly these permissions, such as `orders.read`; returns their e-mail and a function that
 * changes the permissions.
 */
export async function changeableOperator(request: APIRequestContext, permissions: readonly string[]) {
  const { idsOf, send } = await office(request);
  const name = fresh('Role');
  const code = name.toLowerCase().replace(/\W/g, '_');
  const role_id = await send('POST', 'roles', {
    name,
    code,
    audience: 'admin',
    permission_ids: idsOf(permissions),
  });
  const email = `${code}@stoa.test`;
  await send('POST', 'admins', { name: 'Otto Only', email, password: 'stoa-demo', role_id });
  const change = (now: readonly string[]) => send('PUT', `roles/${role_id}`, { permission_ids: idsOf(now) });
  return { email, change };
}

/** Makes an operator who holds exactly these permissions, such as `orders.read`, and returns their e-mail. */
export async function newOperator(
  request: APIRequestContext,
  permissions: readonly string[],
): Promise<string> {
  return (await changeableOperator(request, permissions)).email;
}

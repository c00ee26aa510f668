import type { Client } from '@stoa/testing';
import type { VendorUserStatus } from '@stoa/contracts';
import { Database } from '../../src/kernel/database';
import { MailboxMail } from '../../src/kernel/mail';
import { next, PASSWORD } from './factories';
import { mailsTo } from './mail';
import type { Shop } from './shop';

/** A row of `vendor_users`. */
export interface Member {
  id: number;
  name: string;
  email: string;
  role_id: number;
  role_name: string;
  status: VendorUserStatus;
  allowed: VendorUserStatus[];
  editable: boolean;
  deletable: boolean;
}

type Data<T> = { data: T };

/** Creates a role of vendors with only the given permissions, and returns its id. */
export async function givenVendorRole(
  admin: Client,
  names: readonly string[],
  name = 'Packing',
): Promise<number> {
  const { body } = await admin.get<{
    permissions: { id: number; resource: string; action: string; audience: string }[];
  }>('/admin/permissionsActive');
  const permission_ids = body.permissions
    .filter((row) => row.audience === 'vendor' && names.includes(`${row.resource}.${row.action}`))
    .map(({ id }) => id);
  const role = { code: `role_${next()}`, name, audience: 'vendor', permission_ids };
  return (await admin.post<Data<{ id: number }>>('/admin/roles', role)).body.data.id;
}

/** Id of the role with all permissions of vendors. */
export async function wholeRole(admin: Client): Promise<number> {
  const { body } = await admin.get<{ roles: { id: number; code: string }[] }>('/admin/roles?range=[0,99]');
  return body.roles.find(({ code }) => code === 'vendor')?.id ?? 0;
}

/** Invites somebody to the team of the inviting person. */
export async function inviteMember(by: Client, role_id: number, facts: object = {}): Promise<Member> {
  const n = next();
  const person = { name: `Member ${n}`, email: `member${n}@stoa.test`, role_id, ...facts };
  return (await by.post<Data<Member>>('/vendor/vendor_users', person)).body.data;
}

/** The token of the newest invitation to an address, of `count` so far. */
export async function invitationOf(shop: Shop, email: string, count = 1): Promise<string> {
  const mail = (await mailsTo(shop, email, count)).at(-1) as MailboxMail;
  const { text } = await shop.app.get(Database).em.findOneByOrFail(MailboxMail, { id: mail.id });
  return /token=([\w-]+)/.exec(text)?.[1] ?? '';
}

/** Chooses a password by the token of a link. */
export function choosePassword(shop: Shop, token: string) {
  return shop.client.post('/customer/auth/password/reset', { token, password: PASSWORD });
}

/** Invites somebody, who accepts and signs in. */
export async function givenMember(
  shop: Shop,
  by: Client,
  role_id: number,
): Promise<{ client: Client; member: Member }> {
  const member = await inviteMember(by, role_id);
  await choosePassword(shop, await invitationOf(shop, member.email));
  return { client: await shop.client.signIn('vendor', member.email, PASSWORD), member };
}

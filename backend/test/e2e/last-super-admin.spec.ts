import type { SignedInUser } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenAdmin } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

describe('the last active super administrator', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  const idOf = async (client: Client): Promise<number> =>
    (await client.get<{ data: SignedInUser }>('/admin/auth/user')).body.data.id;

  it('remains when two super administrators disable each other at the same time', async () => {
    const [first, second] = [await givenAdmin(shop), await givenAdmin(shop)];
    const [one, other] = [await idOf(first), await idOf(second)];
    const disable = (client: Client, id: number) =>
      client.put(`/admin/admins/updateStatus/${id}`, { status: 'inactive' });
    const answers = await Promise.all([disable(first, other), disable(second, one)]);
    // The later request finds its session ended, or itself the last one to disable.
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(1);
    expect(['unauthenticated', 'last_super_admin']).toContain(refused[0]?.body.code);
    const remaining = answers[0]?.status === 200 ? first : second;
    expect(await idOf(remaining)).toBe(remaining === first ? one : other);
  });
});

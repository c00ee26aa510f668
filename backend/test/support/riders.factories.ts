import type { RiderStatus } from '@stoa/contracts';
import { Database } from '../../src/kernel/database';
import { ResourceDesk } from '../../src/kernel/resource';
import { Rider, riders } from '../../src/modules/riders';
import { next } from './factories';
import type { Shop } from './shop';

/** A rider; active and of the platform unless told otherwise. */
export async function givenRider(
  shop: Shop,
  facts: Partial<Rider> & { status?: RiderStatus } = {},
): Promise<Rider> {
  const { status = 'active', ...rest } = facts;
  const n = next();
  const store = shop.app.get(ResourceDesk).store(riders);
  const phone = `+1 555 ${String(n).padStart(4, '0')}`;
  const id = await store.create({ name: `Rider ${n}`, phone, ...rest }, {}, null);
  if (status !== 'pending') await store.setStatus(id, status, {}, null);
  return shop.app.get(Database).em.findOneOrFail(Rider, { where: { id } });
}

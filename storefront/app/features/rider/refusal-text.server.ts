import type { Failure } from '~/api/client.server';
import type { Shop } from '~/session/shop.server';

/**
 * What a rider is told of a refused call: a field's own message says more than that a field is wrong, and how
 * a delivery stands now says more than which states its process has.
 */
export async function refusalText(shop: Shop, { code, error, errors }: Failure): Promise<string> {
  if (code === 'state_not_allowed') return (await shop.locale()).t('rider.changed');
  const [own] = Object.values(errors).flat();
  return own ?? error;
}

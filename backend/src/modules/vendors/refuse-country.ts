import type { EntityManager } from 'typeorm';
import { Failure } from '../../kernel/http';
import { Country } from '../localisation';

/** @throws Failure 422 on `country_id` for an unknown or inactive country */
export async function refuseCountry(em: EntityManager, id: number | null | undefined): Promise<void> {
  if (!id || (await em.exists(Country, { where: { id, status: 'active' } }))) return;
  throw Failure.field('country_id', 'is not a country of this shop');
}

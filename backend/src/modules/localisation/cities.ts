import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database';
import { City } from './city.entity';
import { State } from './state.entity';

/** A place as addresses name it: a city by its id, or by what people call it. */
export interface NamedPlace {
  country_id: number | null;
  state_id?: number | null;
  city_id?: number | null;
  city_text?: string | null;
}

/** Finds the city that an address lies in. */
@Injectable()
export class Cities {
  constructor(private readonly database: Database) {}

  /** The active city of that id, or the only one of that name in the country; null when there is none, or several. */
  async of({ country_id, state_id, city_id, city_text }: NamedPlace): Promise<City | null> {
    const { em } = this.database;
    const status = 'active';
    if (city_id) return em.findOne(City, { where: { id: city_id, status } });
    const name = city_text?.trim();
    if (!name || !country_id) return null;
    const query = em
      .createQueryBuilder(City, 'c')
      .innerJoin(State, 's', 's.id = c.state_id')
      .where('s.country_id = :country_id AND c.status = :status', { country_id, status })
      .andWhere('LOWER(c.name) = LOWER(:name)', { name });
    if (state_id) query.andWhere('c.state_id = :state_id', { state_id });
    const found = await query.limit(2).getMany();
    return found.length === 1 ? (found[0] ?? null) : null;
  }
}

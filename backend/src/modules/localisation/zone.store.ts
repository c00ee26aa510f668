import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { Failure, type FieldRefusals } from '../../kernel/http';
import type { Bounds, Values } from '../../kernel/resource';
import { ResourceStore, StoreTools } from '../../kernel/resource';
import { City } from './city.entity';
import { Country } from './country.entity';
import { State } from './state.entity';
import type { Zone, ZoneMember } from './zone.entity';

/** Stores zones; members' places must exist and belong to each other (422 on `members.N.field`). */
@Injectable()
export class ZoneStore extends ResourceStore<Zone> {
  constructor(tools: StoreTools) {
    super(tools);
  }

  override async create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    await this.check(input);
    return super.create(input, bounds, actor);
  }

  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.check(input);
    await super.update(id, input, bounds, actor);
  }

  private async check({ members }: Values): Promise<void> {
    if (!Array.isArray(members)) return;
    const { em } = this.tools.database;
    const wanted = members as ZoneMember[];
    const ids = (pick: (member: ZoneMember) => number | null | undefined): number[] =>
      wanted.map(pick).filter((id): id is number => typeof id === 'number');
    const countries = await em.find(Country, {
      where: { id: In(ids((m) => m.country_id)) },
      select: { id: true },
    });
    const states = await em.find(State, { where: { id: In(ids((m) => m.state_id)) } });
    const cities = await em.find(City, { where: { id: In(ids((m) => m.city_id)) } });
    const errors: FieldRefusals = {};
    wanted.forEach((member, index) => {
      const state = states.find((row) => row.id === member.state_id);
      const city = cities.find((row) => row.id === member.city_id);
      const wrong = (field: string, message: string): unknown =>
        (errors[`members.${index}.${field}`] = [message]);
      if (!countries.some((row) => row.id === member.country_id))
        wrong('country_id', 'is not a country of this shop');
      if (member.state_id && state?.country_id !== member.country_id)
        wrong('state_id', 'is not in this country');
      if (member.city_id && city?.state_id !== member.state_id) wrong('city_id', 'is not in this state');
    });
    if (Object.keys(errors).length) throw Failure.invalid(errors);
  }
}

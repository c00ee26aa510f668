import { Injectable } from '@nestjs/common';
import type { EstimatedPlace } from '@stoa/contracts';
import { Failure } from '../../kernel/http';
import type { CheckedAddress } from '../customers';
import { PlaceLookup } from '../localisation';

/** Turns the destination of an estimate into an otherwise empty address. */
@Injectable()
export class EstimatedPlaces {
  constructor(private readonly places: PlaceLookup) {}

  /** @throws Failure 422 for a country not sold to, and for a state of another country */
  async check({ country_id, state_id, city_text, postcode }: EstimatedPlace): Promise<CheckedAddress> {
    const [unnamed, unknown] = ['', null];
    if (!(await this.places.country(country_id)))
      throw Failure.field('country_id', 'is not a country that we sell to');
    const state = state_id ? await this.places.state(state_id) : null;
    if (state_id && state?.country_id !== country_id)
      throw Failure.field('state_id', 'is not a state of this country');
    const place = { country_id, state_id: state?.id ?? unknown, city_text: city_text?.trim() || unknown };
    const city = place.city_text ? await this.places.cityOf(place) : null;
    return {
      first_name: unnamed,
      last_name: unnamed,
      company: unknown,
      phone: unknown,
      line1: unnamed,
      line2: unknown,
      postcode: postcode?.trim() || unknown,
      country_iso2: unnamed,
      country_name: unnamed,
      state_text: unknown,
      state_name: unknown,
      ...place,
      city_id: city?.id ?? unknown,
      city_name: city?.name ?? unknown,
    };
  }
}

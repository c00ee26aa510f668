import { Injectable } from '@nestjs/common';
import type { AddressInput } from '@stoa/contracts';
import { BASE_LANGUAGE } from '@stoa/contracts';
import { Failure, type FieldRefusals, InputChecks } from '../../kernel/http';
import { Translator } from '../../kernel/i18n';
import { type Country, PlaceLookup } from '../localisation';
import { AddressFields } from './address-fields';
import type { CheckedAddress } from './checked-address';
import type { Places, PlacesInput } from './place-errors';
import { placeErrors, under } from './place-errors';

type AddressPlaces = Places & { country: Country };

/** Validates that an address is deliverable; used by the address book and by every checkout. */
@Injectable()
export class AddressRules {
  constructor(
    private readonly lookup: PlaceLookup,
    private readonly translator: Translator,
    checks: InputChecks,
  ) {
    checks.add(AddressFields, (input) => this.errors(input));
  }

  /**
   * The address with place names in `language`; throws 422 with an error per field.
   * @param path prefix of the field names in the request body, such as `shipping_address`
   */
  async check(input: AddressInput, path = '', language: string = BASE_LANGUAGE): Promise<CheckedAddress> {
    const places = await this.places(input);
    const { country } = places;
    const errors = placeErrors(input, places);
    if (!country || Object.keys(errors).length) throw Failure.invalid(under(path, errors));
    return checked(input, await this.named({ ...places, country }, language));
  }

  /** Errors of the places of an address that may be incomplete; none while its country is unknown. */
  private async errors(input: Partial<AddressInput>): Promise<FieldRefusals> {
    if (!input.country_id) return {};
    const address = { ...input, country_id: input.country_id };
    return placeErrors(address, await this.places(address));
  }

  private async places({ country_id, state_id, city_id }: PlacesInput): Promise<Places> {
    const country = await this.lookup.country(country_id);
    const state = state_id ? await this.lookup.state(state_id) : null;
    const city = city_id ? await this.lookup.city(city_id) : null;
    const asksForState = country?.requires_state === true && !state_id;
    return {
      country,
      state,
      city,
      countryHasStates: asksForState && (await this.lookup.hasStates(country_id)),
    };
  }

  private async named(places: AddressPlaces, language: string): Promise<AddressPlaces> {
    const { translator } = this;
    const [country = places.country] = await translator.translate('countries', [places.country], language);
    const [state = null] = await translator.translate('states', places.state ? [places.state] : [], language);
    const [city = null] = await translator.translate('cities', places.city ? [places.city] : [], language);
    return { ...places, country, state, city };
  }
}

const filled = (text: string | null | undefined): string | null => text?.trim() || null;

function checked(input: AddressInput, { country, state, city }: AddressPlaces): CheckedAddress {
  const state_text = state ? null : filled(input.state_text);
  const city_text = city ? null : filled(input.city_text);
  return {
    first_name: input.first_name.trim(),
    last_name: input.last_name.trim(),
    company: filled(input.company),
    phone: filled(input.phone),
    line1: input.line1.trim(),
    line2: filled(input.line2),
    country_id: country.id,
    country_iso2: country.iso2,
    country_name: country.name,
    state_id: state?.id ?? null,
    state_text,
    state_name: state?.name ?? state_text,
    city_id: city?.id ?? null,
    city_text,
    city_name: city?.name ?? city_text,
    postcode: filled(input.postcode)?.toUpperCase() ?? null,
  };
}

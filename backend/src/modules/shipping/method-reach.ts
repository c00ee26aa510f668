import { Injectable } from '@nestjs/common';
import { DeliveryReach, type Reach } from '../search';
import type { Place } from '../localisation';
import { PlaceLists, Zones } from '../localisation';
import type { Method } from './rates';
import { ShippingMethods } from './shipping-methods';

/** ISO 3166-1 country code or ISO 3166-2 state code. */
const CODE = /^([a-z]{2})(?:-([a-z0-9]{1,8}))?$/i;

/**
 * Which vendors deliver to a place, by the zones of their own shipping methods or else the platform's. Limits
 * that depend on the items, such as weight, are checked at checkout.
 */
@Injectable()
export class MethodReach extends DeliveryReach {
  constructor(
    private readonly methods: ShippingMethods,
    private readonly places: PlaceLists,
    private readonly zones: Zones,
  ) {
    super();
  }

  async to(code: string, language: string): Promise<Reach | null> {
    const destination = await this.placeOf(code, language);
    if (!destination) return null;
    const zones = new Set((await this.zones.findMatching('shipping', destination.place)).map(({ id }) => id));
    const brings = (await this.methods.active(language)).filter(({ rate_type }) => rate_type !== 'pickup');
    const goes = ({ zone_ids }: Method): boolean =>
      zone_ids.length === 0 || zone_ids.some((id) => zones.has(id));
    const own = await this.vendorsWithMethods(language);
    const reached = new Set(brings.filter(goes).map(({ vendor_id }) => vendor_id));
    const reaches = (vendorId: number): boolean => reached.has(own.has(vendorId) ? vendorId : null);
    const ids = (some: Iterable<number | null>): string => [...some].map((id) => id ?? 'platform').join('.');
    return { code: destination.code, name: destination.name, key: `${ids(reached)}|${ids(own)}`, reaches };
  }

  /** Vendors with methods of their own, pickup included: the platform's methods don't apply to them. */
  private async vendorsWithMethods(language: string): Promise<Set<number>> {
    const owners = (await this.methods.active(language)).map(({ vendor_id }) => vendor_id);
    return new Set(owners.filter((id): id is number => id !== null));
  }

  private async placeOf(
    code: string,
    language: string,
  ): Promise<{ place: Place; code: string; name: string } | null> {
    const [, iso2, stateCode] = CODE.exec(code) ?? [];
    const country = (await this.places.countries(language)).find((one) => one.iso2 === iso2?.toUpperCase());
    if (!country) return null;
    if (!stateCode) return { place: { country_id: country.id }, code: country.iso2, name: country.name };
    const states = await this.places.states(language, country.id);
    const state = states.find((one) => one.code.toUpperCase() === stateCode.toUpperCase());
    if (!state) return null;
    return {
      place: { country_id: country.id, state_id: state.id },
      code: `${country.iso2}-${state.code.toUpperCase()}`,
      name: `${state.name}, ${country.name}`,
    };
  }
}

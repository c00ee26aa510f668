import { Injectable } from '@nestjs/common';
import type { WebShippingMethod } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { VersionedCache } from '../../kernel/cache';
import { sum } from '../../kernel/money';
import { Currencies, PlaceLists, Zones } from '../localisation';
import { pickupOf } from './quote';
import type { Exchange, Method } from './rates';
import { ShippingMethods } from './shipping-methods';

/** The shipping methods with their rates in the caller's currency, for the delivery page. */
@Injectable()
export class ListShippingMethods {
  constructor(
    private readonly methods: ShippingMethods,
    private readonly currencies: Currencies,
    private readonly zones: Zones,
    private readonly places: PlaceLists,
    private readonly cache: VersionedCache,
  ) {}

  async execute(caller: Caller): Promise<WebShippingMethod[]> {
    this.cache.dependOnVersions();
    const currency = this.currencies.get(caller.currency);
    const price = (amount: number): number => this.currencies.price(amount, currency);
    const countries = await this.places.countries(caller.language);
    const codes = new Map(countries.map(({ id, iso2 }) => [id, iso2]));
    const surcharges = [...(await this.places.surcharges())].flatMap(([id, max]) =>
      codes.has(id) ? [{ country: codes.get(id) ?? '', most: price(max) }] : [],
    );
    return (await this.methods.active(caller.language)).map((method) => {
      const reached = this.countries(method, codes);
      return {
        id: method.id,
        name: method.name,
        vendor_id: method.vendor_id,
        min_days: method.min_days,
        max_days: method.max_days,
        pickup: pickupOf(method),
        ...prices(method, price),
        countries: reached,
        surcharges: surchargesOf(method, surcharges, reached),
        currency: currency.code,
      };
    });
  }

  private countries({ zone_ids }: Method, codes: ReadonlyMap<number, string>): string[] | null {
    if (zone_ids.length === 0) return null;
    return this.zones.wholeCountries(zone_ids).flatMap((id) => codes.get(id) ?? []);
  }
}

/** City surcharges where a method delivers; none for free shipping and pickup. */
function surchargesOf(
  { rate_type }: Method,
  surcharges: WebShippingMethod['surcharges'],
  reached: string[] | null,
): WebShippingMethod['surcharges'] {
  if (rate_type === 'free' || rate_type === 'pickup') return [];
  return surcharges.filter(({ country }) => reached === null || reached.includes(country));
}

type Prices = Omit<
  WebShippingMethod,
  'id' | 'name' | 'vendor_id' | 'min_days' | 'max_days' | 'pickup' | 'countries' | 'surcharges' | 'currency'
>;

function prices(method: Method, price: Exchange): Prices {
  const { rate_type, weight_step, percent, table_by, max_distance, max_weight } = method;
  const maybe = (amount: number | null): number | null => (amount === null ? null : price(amount));
  const [rate, handling] = [price(method.rate), rate_type === 'free' ? 0 : price(method.handling)];
  const alike = rate_type === 'flat' || rate_type === 'free' || rate_type === 'pickup';
  return {
    rate_type,
    rate,
    handling,
    weight_step,
    percent,
    table_by,
    max_distance,
    max_weight,
    amount: alike ? sum([rate, handling]) : null,
    price_step: maybe(method.price_step),
    rate_per_km: maybe(method.rate_per_km),
    free_over: maybe(method.free_over),
    table: method.table && method.table.map((band) => priced(band, table_by === 'price', price)),
  };
}

type Bands = NonNullable<WebShippingMethod['table']>;

/** A band in the caller's currency; its bounds are amounts too where the table measures the price. */
function priced(
  { from, to = null, amount }: Bands[number],
  byPrice: boolean,
  price: Exchange,
): Bands[number] {
  const end = (bound: number): number => (byPrice ? price(bound) : bound);
  return { from: end(from), to: to === null ? null : end(to), amount: price(amount) };
}

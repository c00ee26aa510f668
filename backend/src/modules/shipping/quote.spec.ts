import fc from 'fast-check';
import { convert } from '../../kernel/money';
import { amountOf, carries, freeFrom, offersFor } from './quote';
import type { Exchange, Method, Parcel } from './rates';

const USD = { rate: '1', exponent: 2 };
const JPY = { rate: '150', exponent: 0 };
const same = (amount: number): number => amount;
const inYen = (amount: number): number => convert(amount, USD, JPY);
const NOWHERE = new Set<number>();

function method(values: Partial<Method>): Method {
  return {
    id: 1,
    code: 'std',
    name: 'Standard',
    vendor_id: null,
    zone_ids: [],
    rate_type: 'flat',
    rate: 500,
    free_over: null,
    handling: 0,
    min_days: 1,
    max_days: 5,
    weight_step: null,
    price_step: null,
    percent: null,
    table_by: null,
    table: null,
    rate_per_km: null,
    max_distance: null,
    max_weight: null,
    pickup_address: null,
    pickup_instructions: null,
    tax_class_id: null,
    cod_allowed: true,
    ...values,
  };
}

const parcel = (values: Partial<Parcel> = {}): Parcel => ({
  subtotal: 1000,
  pieces: 1,
  weight: 0,
  distance: null,
  surcharge: 0,
  ...values,
});
const ask = (values: Partial<Method>, goods: Partial<Parcel>, exchange: Exchange = same) =>
  amountOf(method(values), parcel(goods), NOWHERE, exchange);

const BANDS = [
  { from: 0, to: 1000, amount: 400 },
  { from: 1000, to: 5000, amount: 900 },
];

describe('shipping methods', () => {
  it('charge rate and handling until the subtotal reaches the free-shipping threshold', () => {
    const flat = { rate: 500, handling: 150, free_over: 5000 };
    expect(ask(flat, { subtotal: 4999 })).toBe(650);
    expect(ask(flat, { subtotal: 5000 })).toBe(0);
  });

  it('of type free are offered only from their threshold on', () => {
    const free = { rate_type: 'free', free_over: 5000 } as const;
    expect(ask(free, { subtotal: 4999 })).toEqual({ code: 'below_minimum', limit: 5000 });
    expect(ask(free, { subtotal: 5000 })).toBe(0);
    expect(ask({ rate_type: 'free' }, { subtotal: 1 })).toBe(0);
  });

  it('convert rate and threshold to the buyer’s currency', () => {
    const flat = { rate: 500, free_over: 5000 };
    expect(ask(flat, { subtotal: 7499 }, inYen)).toBe(750);
    expect(ask(flat, { subtotal: 7500 }, inYen)).toBe(0);
  });

  it.each<[string, Partial<Method>, Partial<Parcel>, number]>([
    ['each piece', { rate_type: 'per_item', rate: 120 }, { pieces: 3 }, 360],
    ['each begun kilogram', { rate_type: 'by_weight', rate: 200, weight_step: 1000 }, { weight: 2001 }, 600],
    [
      'the first kilogram of what has no weight',
      { rate_type: 'by_weight', rate: 200, weight_step: 1000 },
      {},
      200,
    ],
    [
      'each begun part of the price',
      { rate_type: 'by_price', rate: 100, price_step: 2000 },
      { subtotal: 4001 },
      300,
    ],
    ['a share', { rate_type: 'percent', percent: '0.075' }, { subtotal: 999 }, 75],
    [
      'the band of a weight, its end included',
      { rate_type: 'table', table_by: 'weight', table: BANDS },
      { weight: 1000 },
      400,
    ],
    [
      'the next band beyond that',
      { rate_type: 'table', table_by: 'weight', table: BANDS },
      { weight: 1001 },
      900,
    ],
    ['the band of a price', { rate_type: 'table', table_by: 'price', table: BANDS }, { subtotal: 4000 }, 900],
    [
      'the band of the pieces',
      { rate_type: 'table', table_by: 'pieces', table: [{ from: 0, amount: 70 }] },
      { pieces: 9 },
      70,
    ],
    ['a place to collect from', { rate_type: 'pickup', rate: 0 }, { weight: 99_000 }, 0],
    [
      'the way’s beginning and each begun kilometre',
      { rate_type: 'rider_distance', rate: 300, rate_per_km: 50 },
      { distance: 3.2 },
      500,
    ],
  ])('charge for %s, plus handling, unless shipping is free', (_, values, goods, quoted) => {
    expect(ask(values, goods)).toBe(quoted);
    expect(ask({ ...values, handling: 25 }, goods)).toBe(quoted + 25);
    expect(ask({ ...values, free_over: 1 }, goods)).toBe(0);
  });

  it.each<[string, number | null, Partial<Method>, Partial<Parcel>]>([
    ['outside_zones', null, { zone_ids: [7] }, {}],
    ['too_heavy', 2000, { max_weight: 2000 }, { weight: 2001 }],
    ['too_heavy', 5000, { rate_type: 'table', table_by: 'weight', table: BANDS }, { weight: 5001 }],
    ['too_light', 1000, { rate_type: 'table', table_by: 'weight', table: BANDS.slice(1) }, { weight: 1000 }],
    [
      'below_minimum',
      1001,
      { rate_type: 'table', table_by: 'price', table: BANDS.slice(1) },
      { subtotal: 1000 },
    ],
    ['above_maximum', 5000, { rate_type: 'table', table_by: 'price', table: BANDS }, { subtotal: 5001 }],
    [
      'too_few',
      3,
      { rate_type: 'table', table_by: 'pieces', table: [{ from: 2, amount: 1 }] },
      { pieces: 2 },
    ],
    [
      'too_many',
      2,
      { rate_type: 'table', table_by: 'pieces', table: [{ from: 0, to: 2, amount: 1 }] },
      { pieces: 3 },
    ],
    ['too_far', 10, { rate_type: 'rider_distance', max_distance: 10 }, { distance: 10.1 }],
    ['distance_unknown', null, { rate_type: 'rider_distance' }, {}],
  ])(
    'are refused as %s with the limit %s, even above the free-shipping threshold',
    (code, limit, values, goods) => {
      expect(ask({ ...values, free_over: 1 }, goods)).toEqual({ code, limit });
    },
  );

  it('add the city surcharge, but not to pickup', () => {
    expect(ask({ handling: 100 }, { surcharge: 250 })).toBe(850);
    expect(ask({ rate_type: 'pickup', rate: 0 }, { surcharge: 250 })).toBe(0);
  });

  it('of type pickup are offered in every zone and for every weight', () => {
    expect(ask({ rate_type: 'pickup', rate: 0, zone_ids: [7], max_weight: 1 }, { weight: 2 })).toBe(0);
  });

  it('never charge less for a larger parcel, in any currency', () => {
    const kinds: Partial<Method>[] = [
      { rate_type: 'per_item', rate: 133 },
      { rate_type: 'by_weight', rate: 277, weight_step: 750 },
      { rate_type: 'by_price', rate: 99, price_step: 1999 },
      { rate_type: 'percent', percent: '0.0333' },
    ];
    const sizes = fc.nat(1_000_000);
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        sizes,
        sizes,
        fc.constantFrom(same, inYen),
        (kind, a, b, exchange) => {
          const all = (size: number) => ({ subtotal: size, weight: size, pieces: size });
          const [low, high] = [Math.min(a, b), Math.max(a, b)].map((size) =>
            Number(ask(kind, all(size), exchange)),
          );
          expect(Number.isSafeInteger(low) && Number.isSafeInteger(high)).toBe(true);
          expect(low).toBeLessThanOrEqual(high ?? 0);
        },
      ),
    );
  });

  it('of type table have one rate for every weight within the table', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (weight) => {
        const quoted = ask({ rate_type: 'table', table_by: 'weight', table: BANDS }, { weight });
        expect(quoted).toBe(weight <= 1000 ? 400 : 900);
      }),
    );
  });

  it('of the platform are offered only to vendors without their own methods', () => {
    const methods = [method({ id: 1 }), method({ id: 2, vendor_id: 7, zone_ids: [3] })];
    const offers = (vendor: number, ...zones: number[]) =>
      offersFor(vendor, parcel(), methods, new Set(zones), same);
    expect(offers(8).quotes.map((offer) => offer.method_id)).toEqual([1]);
    expect(offers(7, 3).quotes.map((offer) => offer.method_id)).toEqual([2]);
    expect(offers(7, 4)).toEqual({
      quotes: [],
      refused: [{ method_id: 2, name: 'Standard', code: 'outside_zones', limit: null }],
    });
  });

  it('report the lowest subtotal for free shipping', () => {
    const methods = [method({ free_over: 9000 }), method({ id: 2, free_over: 5000 })];
    expect(freeFrom(1, methods, same)).toBe(5000);
    expect(freeFrom(1, [method({}), method({ rate_type: 'pickup', free_over: 1 })], same)).toBeNull();
    expect(freeFrom(1, [...methods, method({ id: 3, rate_type: 'free' })], same)).toBeNull();
  });

  it('report the subtotal for free shipping only of methods that can deliver the parcel', () => {
    const methods = [method({ free_over: 9000 }), method({ id: 2, free_over: 5000, zone_ids: [3] })];
    const from = (...zones: number[]) =>
      freeFrom(1, methods, same, (one) => carries(one, parcel(), new Set(zones)));
    expect([from(3), from(4)]).toEqual([5000, 9000]);
    const light = [method({ free_over: 5000, max_weight: 100 })];
    expect(freeFrom(1, light, same, (one) => carries(one, parcel({ weight: 101 }), new Set()))).toBeNull();
  });
});

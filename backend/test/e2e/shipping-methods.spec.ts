import type {
  AddressInput,
  Cart,
  CheckoutQuote,
  OrderRecord,
  ShippingOptions,
  WebShippingMethod,
} from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { MailboxMail } from '../../src/kernel/mail';
import { ResourceService } from '../../src/kernel/resource';
import { zones } from '../../src/modules/localisation';
import { CreateShippingMethod, type NewShippingMethod } from '../../src/modules/shipping';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { givenPlaces } from '../support/localisation.factories';
import {
  addressIn,
  addToCart,
  buyAsGuest,
  givenMarket,
  givenVariant,
  guest,
  pay,
  readyToPay,
} from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const EMAIL = 'ada@stoa.test';
const BERLIN = { lat: '52.52', lng: '13.405' };
const POTSDAM = { lat: '52.3906', lng: '13.0645' };

describe('shipping methods', () => {
  let shop: Shop;
  let admin: Client;
  let country: number;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    country = (await givenMarket(shop)).country_id;
  });
  afterAll(() => shop.close());

  /** A vendor with a single shipping method. */
  async function sentBy(values: Partial<NewShippingMethod>, vendor: object = {}) {
    const vendor_id = (await givenVendor(shop, vendor)).vendor.id;
    const named = { name: 'Own', code: 'own', rate_type: 'flat' as const, ...values, vendor_id };
    return { vendor_id, method_id: await shop.app.get(CreateShippingMethod).execute(named) };
  }

  async function quotes(
    vendor_id: number,
    goods: { price?: number; weight?: number; quantity?: number } = {},
    to: Partial<AddressInput> = {},
  ) {
    const { quantity = 1, ...facts } = goods;
    const buyer = guest(shop);
    await addToCart(buyer, await givenVariant(shop, vendor_id, { ...facts, stock: 100 }), quantity);
    const address = { ...addressIn(country), ...to };
    const body = { email: EMAIL, address };
    const answer = await buyer.post<{ data: ShippingOptions }>('/web/validateShippingAddress', body);
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
    const [group] = answer.body.data.groups;
    if (!group) throw new Error('One vendor has one group');
    return { buyer, address, group };
  }

  it.each<[Partial<NewShippingMethod>, { price?: number; weight?: number; quantity?: number }, number]>([
    [{ rate_type: 'per_item', rate: 120, handling: 30 }, { quantity: 3 }, 390],
    [{ rate_type: 'by_weight', rate: 200, weight_step: 500 }, { weight: 400, quantity: 3 }, 600],
    [{ rate_type: 'by_price', rate: 100, price_step: 2500 }, { price: 3000, quantity: 2 }, 300],
    [{ rate_type: 'percent', percent: '0.05' }, { price: 1990 }, 100],
    [
      {
        rate_type: 'table',
        table_by: 'pieces',
        table: [
          { from: 0, to: 2, amount: 300 },
          { from: 2, amount: 700 },
        ],
      },
      { quantity: 3 },
      700,
    ],
    [{ rate_type: 'per_item', rate: 120, free_over: 2000 }, { price: 1000, quantity: 2 }, 0],
  ])('quote and charge by rate type: %j', async (values, goods, amount) => {
    const { vendor_id, method_id } = await sentBy(values);
    const { group, buyer, address } = await quotes(vendor_id, goods);
    expect(group).toMatchObject({ reason: null, refused: [], quotes: [{ method_id, amount }] });
    const methods = [{ vendor_id, method_id }];
    const body = { email: EMAIL, address, methods };
    const totals = await buyer.post<{ data: CheckoutQuote }>('/web/validateShippingMethod', body);
    const { shipping, items, total } = totals.body.data;
    expect([shipping, total]).toEqual([amount, items + amount]);
  });

  it('price tables are applied and quoted in the buyer’s currency', async () => {
    const table = [
      { from: 0, to: 2000, amount: 300 },
      { from: 2000, amount: 100 },
    ];
    const { vendor_id } = await sentBy({ rate_type: 'table', table_by: 'price', table });
    const buyer = guest(shop).as({ currency: 'JPY' });
    await addToCart(buyer, await givenVariant(shop, vendor_id, { price: 2000 }));
    const body = { email: EMAIL, address: addressIn(country) };
    const answer = await buyer.post<{ data: ShippingOptions }>('/web/validateShippingAddress', body);
    expect(answer.body.data.groups[0]?.quotes).toMatchObject([{ amount: 450 }]);
  });

  it('the reason a method is unavailable is returned with the quotes and when the method is chosen', async () => {
    const other = (await givenPlaces(shop, { name: 'Elsewhere' })).country.id;
    const zone = { name: 'There', kind: 'shipping', members: [{ country_id: other }] };
    const zone_id = await shop.app.get(ResourceService).store(zones).create(zone, {}, null);
    const table = [{ from: 0, to: 2000, amount: 300 }];
    const cases: [Partial<NewShippingMethod>, object, string][] = [
      [{ zone_ids: [zone_id] }, { code: 'outside_zones', limit: null }, 'does not deliver to this address'],
      [{ max_weight: 2000 }, { code: 'too_heavy', limit: 2000 }, 'is available up to 2 kg'],
      [{ rate_type: 'table', table_by: 'weight', table }, { code: 'too_heavy', limit: 2000 }, '2 kg'],
      [{ rate_type: 'free', free_over: 5000 }, { code: 'below_minimum', limit: 5000 }, 'orders from $50.00'],
      [
        { rate_type: 'rider_distance', rate_per_km: 10 },
        { code: 'distance_unknown', limit: null },
        'the distance',
      ],
    ];
    for (const [values, refusal, reason] of cases) {
      const { vendor_id, method_id } = await sentBy(values);
      const { group, buyer, address } = await quotes(vendor_id, { weight: 2001 });
      expect(group).toMatchObject({ quotes: [], refused: [{ method_id, name: 'Own', ...refusal }] });
      expect(group.reason).toContain(reason);
      const body = { email: EMAIL, address, methods: [{ vendor_id, method_id }] };
      const refused = await buyer.post('/web/validateShippingMethod', body);
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: { methods: [expect.stringContaining(reason)] } },
      });
    }
  });

  it('choosing an unavailable method while another is available is rejected with an error on its field', async () => {
    const { vendor_id, method_id } = await sentBy({ rate_type: 'free', free_over: 5000 });
    const fits = { name: 'Post', code: 'post', rate_type: 'flat' as const, rate: 400, vendor_id };
    await shop.app.get(CreateShippingMethod).execute(fits);
    const { group, buyer, address } = await quotes(vendor_id);
    expect(group).toMatchObject({ reason: null, quotes: [{ name: 'Post' }], refused: [{ name: 'Own' }] });
    const body = { email: EMAIL, address, methods: [{ vendor_id, method_id }] };
    const refused = await buyer.post('/web/validateShippingMethod', body);
    expect(refused.body.errors).toEqual({
      'methods.0.method_id': ['Own is available for orders from $50.00.'],
    });
  });

  it('rider delivery is priced by the distance to the buyer’s city and limited to a maximum distance', async () => {
    const { state, city } = await givenPlaces(shop, { name: 'Rideland' });
    const place = { country_id: state.country_id, state_id: state.id, city_text: city.name.toUpperCase() };
    await change('cities', city.id, POTSDAM);
    const rider = { rate_type: 'rider_distance', rate: 250, rate_per_km: 40 } as const;
    const near = await sentBy({ ...rider, max_distance: 40 }, BERLIN);
    const quote = await quotes(near.vendor_id, {}, place);
    // The distance of 27.2 km is rounded up to 28 km.
    expect(quote.group.quotes).toMatchObject([{ amount: 250 + 28 * 40, rate_type: 'rider_distance' }]);
    const far = await sentBy({ ...rider, max_distance: 20 }, BERLIN);
    const { group } = await quotes(far.vendor_id, {}, place);
    expect(group.refused).toMatchObject([{ code: 'too_far', limit: 20 }]);
    expect(group.reason).toContain('delivers up to 20 km');
    const inTown = { city: city.name, country_id: state.country_id };
    const local = await sentBy(rider, inTown);
    expect((await quotes(local.vendor_id, {}, place)).group.quotes).toMatchObject([{ amount: 250 }]);
  });

  it('the city’s delivery fee is added to the rate', async () => {
    const { state, city } = await givenPlaces(shop, { name: 'Island' });
    await change('cities', city.id, { delivery_fee: 350 });
    const { vendor_id } = await sentBy({ rate: 500 });
    const place = { country_id: state.country_id, state_id: state.id, city_id: city.id };
    expect((await quotes(vendor_id, {}, place)).group.quotes).toMatchObject([{ amount: 850 }]);
    expect((await quotes(vendor_id)).group.quotes).toMatchObject([{ amount: 500 }]);
  });

  it('pickup shows its address, ignores the weight limit, and is stored with the order', async () => {
    const pickup = { address: '1 Harbour Street', instructions: 'Ring twice.' };
    const { vendor_id, method_id } = await sentBy({
      name: 'Collect',
      rate_type: 'pickup',
      max_weight: 1,
      pickup_address: pickup.address,
      pickup_instructions: pickup.instructions,
    });
    const { group, buyer } = await quotes(vendor_id, { weight: 5000 });
    expect(group.quotes).toMatchObject([{ amount: 0, rate_type: 'pickup', pickup }]);
    const placed = await pay(buyer, await readyToPay(buyer, country, EMAIL));
    await change('shipping_methods', method_id, { pickup_address: 'Elsewhere' });
    const id = placed.body.data.orders[0]?.id;
    const record = await admin.get<{ data: OrderRecord }>(`/admin/orders/${id}`);
    const frozen = { shipping_method: 'Collect', shipping_rate_type: 'pickup', shipping: 0, pickup };
    expect(record.body.data).toMatchObject(frozen);
    const subject = `Stoa: order ${placed.body.data.group_number}`;
    await eventually(async () => {
      const mail = await shop.app.get(Database).em.findOne(MailboxMail, { where: { subject } });
      expect(mail?.text).toContain('Pickup at: 1 Harbour Street\nRing twice.');
    });
  });

  it('orders keep the method’s name and price after the method changes', async () => {
    const { vendor_id, method_id } = await sentBy({ rate_type: 'per_item', rate: 120 });
    const placed = await buyAsGuest(shop, country, await givenVariant(shop, vendor_id));
    await change('shipping_methods', method_id, { name: 'Renamed', rate: 999, status: 'inactive' });
    const record = await admin.get<{ data: OrderRecord }>(`/admin/orders/${placed.orders[0]?.id}`);
    const frozen = { shipping_method: 'Own', shipping_rate_type: 'per_item', shipping: 120, pickup: null };
    expect(record.body.data).toMatchObject(frozen);
  });

  it('the cart shows the amount remaining for free shipping, whatever the rate type', async () => {
    const { vendor_id } = await sentBy({ rate_type: 'by_weight', rate: 1, weight_step: 1, free_over: 4000 });
    const buyer = guest(shop);
    await addToCart(buyer, await givenVariant(shop, vendor_id, { price: 1500 }));
    const cart = await buyer.get<{ data: Cart }>('/web/fetchCartItems');
    expect(cart.body.data.groups[0]?.free_shipping).toEqual({ threshold: 4000, remaining: 2500 });
  });

  it('the public list includes the rate table and handling fee in the request currency', async () => {
    const table = [{ from: 0, to: 1000, amount: 200 }];
    const { method_id } = await sentBy({ rate_type: 'table', table_by: 'price', table, handling: 100 });
    const yen = guest(shop).as({ currency: 'JPY' });
    const listed = await yen.get<{ data: WebShippingMethod[] }>('/web/allShippingMethods');
    expect(listed.body.data.find(({ id }) => id === method_id)).toMatchObject({
      rate_type: 'table',
      amount: null,
      table_by: 'price',
      handling: 150,
      currency: 'JPY',
      table: [{ from: 0, to: 1500, amount: 300 }],
    });
    expect(listed.body.data[0]).toMatchObject({ rate_type: 'flat', amount: 750, table: null, pickup: null });
  });

  it('fields are validated by rate type, and changing the rate type resets the other fields', async () => {
    const { method_id } = await sentBy({ rate: 500 });
    const errors = async (values: object): Promise<object> => {
      const answer = await change('shipping_methods', method_id, values);
      expect(answer.status).toBe(422);
      return answer.body.errors ?? {};
    };
    expect(await errors({ rate_type: 'percent' })).toHaveProperty('percent');
    expect(await errors({ rate_type: 'percent', percent: '1.01' })).toHaveProperty('percent');
    expect(await errors({ rate_type: 'teleport' })).toHaveProperty('rate_type');
    expect(await errors({ rate_type: 'table', table_by: 'weight', table: [] })).toHaveProperty('table');
    const rows = [
      { from: 0, to: 10, amount: 1 },
      { from: 11, amount: 2 },
    ];
    const gap = await errors({ rate_type: 'table', table_by: 'weight', table: rows });
    expect(gap).toHaveProperty(['table.1.from']);
    const odd = [{ from: -1, to: 1.5, amount: 'x', more: 1 }];
    const wrong = await errors({ rate_type: 'table', table_by: 'weight', table: odd });
    expect(Object.keys(wrong).some((field) => field.startsWith('table'))).toBe(true);
    const unchanged = await change('shipping_methods', method_id, { rate_type: 'percent', percent: '0.1' });
    expect(unchanged.status).toBe(200);
    const read = await admin.get(`/admin/shipping_methods/${method_id}`);
    expect(read.body.data).toMatchObject({ rate_type: 'percent', percent: '0.1', rate: 0 });
  });

  const change = (resource: string, id: number, values: object): Promise<Answer> =>
    admin.put(`/admin/${resource}/${id}`, values);
});

import type { CartEstimate, CountryOption, EstimatedDelivery, WebShippingMethod } from '@stoa/contracts';
import type { Answer } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { CreateShippingMethod } from '../../src/modules/shipping';
import { givenAdmin } from '../support/factories';
import { givenLanguage, givenPlaces } from '../support/localisation.factories';
import { addToCart, givenMarket, givenVariant, guest } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const DAY = 86_400_000;

describe('delivery estimates', () => {
  const clock = new FixedClock(new Date());
  let shop: Shop;
  let country_id: number;
  let vendor: number;

  beforeAll(async () => {
    shop = await startShop({}, clock);
    ({ country_id } = await givenMarket(shop, { min_days: 2, max_days: 5, free_over: 10_000 }));
    vendor = (await givenVendor(shop)).vendor.id;
    await givenLanguage(shop);
    await givenLanguage(shop, { code: 'ar', iso: 'ar-EG', name: 'Arabic', direction: 'rtl' });
  });
  afterAll(() => shop.close());

  const ask = (body: object, client = shop.client): Promise<Answer<{ data: EstimatedDelivery }>> =>
    client.post('/web/estimate_delivery', { country_id, ...body });
  const in_ = (days: number): string => new Date(clock.now().getTime() + days * DAY).toISOString();

  it('return cost and delivery dates for a variant, by quantity and currency', async () => {
    const variant_id = await givenVariant(shop, vendor, { price: 3000 });
    const { body } = await ask({ variant_id });
    expect(body.data).toEqual({
      currency: 'USD',
      quantity: 1,
      reason: null,
      options: [{ name: 'Standard', amount: 500, from: in_(2), to: in_(5), pickup: null }],
    });
    const four = await ask({ variant_id, quantity: 4 });
    expect(four.body.data).toMatchObject({ quantity: 4, options: [{ amount: 0 }] });
    const yen = await ask({ variant_id }, shop.client.as({ currency: 'JPY' }));
    expect(yen.body.data).toMatchObject({ currency: 'JPY', options: [{ amount: 750 }] });
  });

  it('depend on state and postcode zones, with a translated reason when nothing is delivered', async () => {
    const admin = await givenAdmin(shop);
    const owner = (await givenVendor(shop)).vendor.id;
    const { country, state } = await givenPlaces(shop, { name: 'Divided' });
    const method = async (name: string, member: object): Promise<void> => {
      const members = [{ country_id: country.id, ...member }];
      const zone = await admin.post<{ data: { id: number } }>('/admin/zones', {
        name,
        kind: 'shipping',
        members,
      });
      const rate = { rate_type: 'flat' as const, rate: 100, zone_ids: [zone.body.data.id] };
      await shop.app.get(CreateShippingMethod).execute({ name, code: name, ...rate, vendor_id: owner });
    };
    await method('by_state', { state_id: state.id });
    await method('by_postcode', { postcode_from: '10000', postcode_to: '19999' });
    const variant_id = await givenVariant(shop, owner, { price: 3000 });
    const there = { variant_id, country_id: country.id };
    const named = async (place: object): Promise<string[]> =>
      (await ask({ ...there, ...place })).body.data.options.map(({ name }) => name);
    const countries = await shop.client.get<{ data: CountryOption[] }>('/web/countriesActive');
    const divided = countries.body.data.filter(({ zoned_by_state }) => zoned_by_state);
    expect(divided.map(({ id }) => id)).toEqual([country.id]);
    expect(await named({ state_id: state.id })).toEqual(['by_state']);
    expect(await named({ postcode: '10115' })).toEqual(['by_postcode']);
    const away = await ask(there);
    expect(away.body.data).toMatchObject({ options: [], reason: expect.any(String) });
    const arabic = await ask(there, shop.client.as({ language: 'ar' }));
    expect(arabic.body.data.reason).not.toBe(away.body.data.reason);
  });

  it('list for each shipping method the countries that it covers completely', async () => {
    const admin = await givenAdmin(shop);
    const { country } = await givenPlaces(shop, { name: 'Whole' });
    const zone = await admin.post<{ data: { id: number } }>('/admin/zones', {
      name: 'Reached',
      kind: 'shipping',
      members: [{ country_id: country.id }],
    });
    const rate = { rate_type: 'flat' as const, rate: 100, zone_ids: [zone.body.data.id] };
    await shop.app.get(CreateShippingMethod).execute({ name: 'Zoned', code: 'zoned', ...rate });
    const { body } = await shop.client.get<{ data: WebShippingMethod[] }>('/web/allShippingMethods');
    const countriesOf = (name: string) => body.data.find((method) => method.name === name)?.countries;
    expect([countriesOf('Zoned'), countriesOf('Standard')]).toEqual([[country.iso2], null]);
    expect(countriesOf('by_state')).toEqual([]);
  });

  it('list for each shipping method the highest city surcharge per country', async () => {
    const admin = await givenAdmin(shop);
    const [near, far] = [
      await givenPlaces(shop, { name: 'Hilly' }),
      await givenPlaces(shop, { name: 'Flat' }),
    ];
    const city = { state_id: near.state.id, status: 'active' };
    for (const [name, delivery_fee] of [
      ['Summit', 700],
      ['Slope', 200],
    ] as const)
      expect((await admin.post('/admin/cities', { ...city, name, delivery_fee })).status).toBe(200);
    const zone = await admin.post<{ data: { id: number } }>('/admin/zones', {
      name: 'Flat',
      kind: 'shipping',
      members: [{ country_id: far.country.id }],
    });
    const create = shop.app.get(CreateShippingMethod);
    const rate = { rate_type: 'flat' as const, rate: 100 };
    await create.execute({ ...rate, name: 'Anywhere', code: 'anywhere' });
    await create.execute({ ...rate, name: 'Lowland', code: 'lowland', zone_ids: [zone.body.data.id] });
    await create.execute({ rate_type: 'free', name: 'Gratis', code: 'gratis' });
    const { body } = await shop.client.get<{ data: WebShippingMethod[] }>('/web/allShippingMethods');
    const added = (name: string) => body.data.find((method) => method.name === name)?.surcharges;
    expect(added('Anywhere')).toEqual([{ country: near.country.iso2, most: 700 }]);
    expect([added('Lowland'), added('Gratis')]).toEqual([[], []]);
  });

  it('show for a cart the seller’s free-shipping threshold at the destination', async () => {
    const admin = await givenAdmin(shop);
    const owner = (await givenVendor(shop)).vendor.id;
    const { country } = await givenPlaces(shop, { name: 'Near' });
    const zone = await admin.post<{ data: { id: number } }>('/admin/zones', {
      name: 'Near',
      kind: 'shipping',
      members: [{ country_id: country.id }],
    });
    const rate = { rate_type: 'flat' as const, rate: 100, vendor_id: owner };
    const near = { ...rate, name: 'Near', code: 'near', free_over: 4000, zone_ids: [zone.body.data.id] };
    await shop.app.get(CreateShippingMethod).execute(near);
    await shop.app.get(CreateShippingMethod).execute({ ...rate, name: 'Far', code: 'far', free_over: 9000 });
    const buyer = guest(shop);
    await addToCart(buyer, await givenVariant(shop, owner, { price: 1500 }), 3);
    const toPlace = async (id: number) => {
      const { body } = await buyer.post<{ data: CartEstimate }>('/web/estimateCart', { country_id: id });
      return body.data.groups[0]?.free_shipping;
    };
    expect(await toPlace(country.id)).toEqual({ threshold: 4000, remaining: 0 });
    expect(await toPlace(country_id)).toEqual({ threshold: 9000, remaining: 4500 });
  });

  it('include the pickup address', async () => {
    const owner = (await givenVendor(shop)).vendor.id;
    const pickup = {
      name: 'Our shop',
      code: 'collect',
      rate_type: 'pickup' as const,
      pickup_address: 'Main Street 1',
    };
    await shop.app.get(CreateShippingMethod).execute({ ...pickup, vendor_id: owner });
    const { body } = await ask({ variant_id: await givenVariant(shop, owner) });
    expect(body.data.options).toMatchObject([{ amount: 0, pickup: { address: 'Main Street 1' } }]);
  });

  it('refuse draft variants, unknown countries, states of another country, and a zero quantity', async () => {
    const variant_id = await givenVariant(shop, vendor);
    const draft = await givenVariant(shop, vendor, { status: 'draft' });
    const { state } = await givenPlaces(shop, { name: 'Far away' });
    expect((await ask({ variant_id: draft })).body.errors).toHaveProperty('variant_id');
    expect((await ask({ variant_id, country_id: 999_999 })).body.errors).toHaveProperty('country_id');
    expect((await ask({ variant_id, state_id: state.id })).body.errors).toHaveProperty('state_id');
    expect((await ask({ variant_id, quantity: 0 })).body.errors).toHaveProperty('quantity');
    expect((await ask({ variant_id, quantity: 0 })).status).toBe(422);
  });
});

import { deliveryView } from './shop-view';

describe('deliveryView (delivery location filter)', () => {
  const country = { iso2: 'US', name: 'United States', dial_code: '+1', postcode_regex: null };
  const countries = [{ id: 1, ...country, requires_state: true, zoned_by_state: true }];
  const states = [{ id: 5, country_id: 1, code: 'CA', name: 'California' }];
  const params = new URLSearchParams({ q: 'lamp', delivers_to: 'US-CA', page: '2' });

  it('returns the selected country and state, and the URL without the filter', () => {
    const to = { code: 'US-CA', name: 'California, United States' };
    expect(deliveryView({ delivers_to: to }, params, '/Shop', { countries, states })).toEqual({
      country: 'US',
      state: 'CA',
      to: '/Shop?q=lamp',
      countries: [{ code: 'US', name: 'United States' }],
      states: [{ code: 'CA', name: 'California' }],
    });
  });

  it('has no selection without a filter, and is null without countries', () => {
    const shop = { delivers_to: null };
    expect(deliveryView(shop, params, '/Shop', { countries, states: [] })).toMatchObject({
      country: '',
      state: '',
    });
    expect(deliveryView(shop, params, '/Shop', { countries: [], states: [] })).toBeNull();
  });
});

import { deliveryView, pageWindow } from './shop-view';

/** The pages that are linked, with an ellipsis where several are left out. */
const shown = (page: number, pages: number): string =>
  pageWindow(page, pages)
    .map((each) => each ?? '…')
    .join(' ');

describe('the pages of a list', () => {
  it.each([
    [1, 1, '1'],
    [1, 4, '1 2 3 4'],
    [1, 5, '1 2 3 4 5'],
    [1, 6, '1 2 3 … 6'],
    [4, 9, '1 2 3 4 5 6 … 9'],
    [5, 9, '1 2 3 4 5 6 7 8 9'],
    [6, 12, '1 … 4 5 6 7 8 … 12'],
    [12, 12, '1 … 10 11 12'],
  ])(
    'at %i of %i are %s: none is missing without an ellipsis, and none stands for one alone',
    (page, pages, all) => {
      expect(shown(page, pages)).toBe(all);
    },
  );
});

describe('the place that a list is narrowed to', () => {
  const country = { iso2: 'US', name: 'United States', dial_code: '+1', postcode_regex: null };
  const countries = [{ id: 1, ...country, requires_state: true, zoned_by_state: true }];
  const states = [{ id: 5, country_id: 1, code: 'CA', name: 'California' }];
  const params = new URLSearchParams({ q: 'lamp', delivers_to: 'US-CA', page: '2' });

  it('is a country and its state, beside the list without them', () => {
    const to = { code: 'US-CA', name: 'California, United States' };
    expect(deliveryView({ delivers_to: to }, params, '/Shop', { countries, states })).toEqual({
      country: 'US',
      state: 'CA',
      to: '/Shop?q=lamp',
      countries: [{ code: 'US', name: 'United States' }],
      states: [{ code: 'CA', name: 'California' }],
    });
  });

  it('is nowhere yet, or not asked where nothing is sold', () => {
    const shop = { delivers_to: null };
    expect(deliveryView(shop, params, '/Shop', { countries, states: [] })).toMatchObject({
      country: '',
      state: '',
    });
    expect(deliveryView(shop, params, '/Shop', { countries: [], states: [] })).toBeNull();
  });
});

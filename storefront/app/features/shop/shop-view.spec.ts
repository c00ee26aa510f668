import { deliveryView, pageWindow } from './shop-view';

/** The linked pages, with an ellipsis for several omitted pages. */
const shown = (page: number, pages: number): string =>
  pageWindow(page, pages)
    .map((each) => each ?? '…')
    .join(' ');

describe('pageWindow', () => {
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
    'links on page %i of %i the pages %s, with an ellipsis only for several omitted pages',
    (page, pages, all) => {
      expect(shown(page, pages)).toBe(all);
    },
  );
});

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

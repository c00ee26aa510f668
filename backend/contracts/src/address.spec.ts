import { addressFaults } from './address';

const GERMANY = { requires_state: false, postcode_regex: '\\d{5}' };
const FEDERAL = { requires_state: true, postcode_regex: null };

describe('addressFaults', () => {
  it('finds none in a complete address', () => {
    expect(addressFaults({ city_text: 'Berlin', postcode: ' 10115 ' }, GERMANY, false)).toEqual({});
    expect(addressFaults({ state_id: 1, city_id: 2 }, FEDERAL, true)).toEqual({});
    expect(addressFaults({ state_text: 'Kerala', city_text: 'Kochi' }, FEDERAL, false)).toEqual({});
  });

  it('names everything that is missing, at once', () => {
    expect(addressFaults({ city_text: ' ' }, { ...GERMANY, requires_state: true }, true)).toEqual({
      state_id: 'missing',
      city_text: 'missing',
      postcode: 'missing',
    });
    expect(addressFaults({ city_id: 1 }, FEDERAL, false)).toEqual({ state_text: 'missing' });
  });

  it('compares the whole postcode with the country’s pattern, in any case', () => {
    const british = { requires_state: false, postcode_regex: '[A-Z]{1,2}\\d+ \\d[A-Z]{2}' };
    expect(addressFaults({ city_id: 1, postcode: 'sw1 1aa' }, british, false)).toEqual({});
    expect(addressFaults({ city_id: 1, postcode: '101150' }, GERMANY, false)).toEqual({
      postcode: 'malformed',
    });
  });
});

import { addressInCountry, contactSchema, type CountryRules } from './address-schema';

const RULES: CountryRules = {
  countries: [
    { id: 1, requires_state: true, postcode_regex: '\\d{5}' },
    { id: 2, requires_state: false, postcode_regex: null },
  ],
  states: [{ country_id: 1 }],
};
const FILLED = { first_name: 'Ada', last_name: 'Byron', line1: '1 Main Street', city_text: 'Springfield' };

function errorsOf(address: object, rules = RULES): Record<string, string> {
  const { error } = addressInCountry(rules).safeParse(address);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('addressInCountry', () => {
  it('returns the errors of missing fields together with those of the country', () => {
    expect(errorsOf({ country_id: 1, first_name: 'Ada', postcode: '12', phone: 'none' })).toEqual({
      last_name: 'error.required',
      line1: 'error.required',
      city_text: 'error.required',
      state_id: 'error.choose',
      postcode: 'error.postcode',
      phone: 'error.phone',
    });
  });

  it('requires the postcode and a state only where the country does', () => {
    expect(errorsOf({ ...FILLED, country_id: 1 })).toEqual({
      state_id: 'error.choose',
      postcode: 'error.required',
    });
    expect(errorsOf({ ...FILLED, country_id: 2, phone: '' })).toEqual({});
  });

  it('asks for the name of a state where there is none to choose', () => {
    const address = { ...FILLED, country_id: 1, postcode: '12345', state_text: ' ' };
    expect(errorsOf(address, { countries: RULES.countries })).toEqual({ state_text: 'error.required' });
  });

  it('refuses a file in place of a text', () => {
    const file = new File(['%PDF'], 'address.pdf');
    const address = { ...FILLED, country_id: 1, state_id: 7, city_text: file, postcode: file };
    expect(Object.keys(errorsOf(address)).sort()).toEqual(['city_text', 'postcode']);
  });

  it('takes the name of a state only where there is none to choose', () => {
    const address = { ...FILLED, country_id: 1, postcode: '12345', state_text: 'Illinois' };
    expect(errorsOf(address)).toEqual({ state_id: 'error.choose' });
    expect(errorsOf(address, { countries: RULES.countries })).toEqual({});
  });
});

describe('contactSchema', () => {
  it('ignores the fields of an address that another one replaces', () => {
    const form = new FormData();
    form.set('saved', '7');
    form.set('billing_same', 'on');
    const shown = { saved: '7', billing_same: 'on', shipping: { phone: 'none' }, billing: { line1: '' } };
    expect(contactSchema(form, false, RULES).safeParse(shown).success).toBe(true);
    form.set('saved', 'new');
    expect(contactSchema(form, false, RULES).safeParse(shown).success).toBe(false);
  });
});

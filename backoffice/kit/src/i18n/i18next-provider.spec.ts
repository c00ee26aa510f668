import { i18nextProvider } from './i18next-provider';

const ENGLISH = {
  stoa: { hello: 'Hello, {{name}}', left_one: '{{count}} left', left_other: '{{count}} are left' },
  resources: {
    units: { name_one: 'Unit', name_other: 'Units', fields: { symbol: 'Sign' } },
    settings: { name: 'Settings' },
  },
  fields: { name: 'Name', symbol: 'Symbol' },
};

const ARABIC = {
  stoa: {
    hello: 'مرحبا {{name}}',
    left_zero: 'صفر',
    left_two: 'اثنان',
    left_few: 'قليل',
    left_other: 'كثير',
  },
};

const provider = () =>
  i18nextProvider(ENGLISH, [], (locale) => Promise.resolve(locale === 'ar' ? ARABIC : {}));

describe('i18nextProvider', () => {
  it('inserts values verbatim, whatever their content and parameter name', () => {
    const { translate } = provider();
    expect(translate('stoa.hello', { name: 'A & B {{count}} $t(stoa.left)' })).toBe(
      'Hello, A & B {{count}} $t(stoa.left)',
    );
    expect(translate('none', { _: '{{lng}} {{context}}', lng: 'ar', context: 'x' })).toBe('ar x');
  });

  it('chooses the plural form by smart_count, as react-admin does', () => {
    const { translate } = provider();
    expect([0, 1, 2].map((smart_count) => translate('stoa.left', { smart_count }))).toEqual([
      '0 are left',
      '1 left',
      '2 are left',
    ]);
    expect(translate('resources.settings.name', { smart_count: 2 })).toBe('Settings');
  });

  it('uses the resource’s own label of a field, else the shared one', () => {
    const { translate } = provider();
    const label = (key: string) => translate(key, { _: 'Missing' });
    expect(label('resources.units.fields.symbol')).toBe('Sign');
    expect(label('resources.units.fields.name')).toBe('Name');
    expect(label('resources.brands.fields.symbol')).toBe('Symbol');
    expect(label('resources.brands.fields.colour')).toBe('Missing');
  });

  it('labels a field within rows and translations by its own name', () => {
    const { translate } = provider();
    const label = (key: string) => translate(key, { _: 'Missing' });
    expect(label('resources.units.fields.translations.es.symbol')).toBe('Sign');
    expect(label('resources.units.fields.symbol.name')).toBe('Name');
    expect(label('resources.units.fields.items.colour')).toBe('Missing');
  });

  it('returns texts that are not keys unchanged', () => {
    const { translate } = provider();
    for (const text of ['Error: this is wrong. Try again.', 'fields', 'stoa.nothing', 'resources.units', ''])
      expect(translate(text)).toBe(text);
    expect(translate('fields', { _: 'Fields' })).toBe('Fields');
  });

  it('translates into the chosen language with its plural forms, else into English', async () => {
    const { changeLocale, getLocale, translate } = provider();
    await changeLocale('ar');
    expect(getLocale()).toBe('ar');
    expect([0, 2, 3, 100].map((smart_count) => translate('stoa.left', { smart_count }))).toEqual([
      'صفر',
      'اثنان',
      'قليل',
      'كثير',
    ]);
    expect(translate('fields.name')).toBe('Name');
    await changeLocale('en');
    expect(translate('stoa.hello', { name: 'you' })).toBe('Hello, you');
  });
});

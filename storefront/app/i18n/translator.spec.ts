import { LANGUAGES } from '@stoa/contracts';
import { loadCatalogue } from './locales';
import { loadTranslator, type TextKey, translatorFor } from './translator';

describe('loadTranslator', () => {
  it('loads the catalogue of the language once, and no fallback catalogue for missing keys', async () => {
    const loads = LANGUAGES.map((language) => [language, jest.spyOn(loadCatalogue, language)] as const);
    const t = await loadTranslator('ar');
    await loadTranslator('ar');
    const loaded = loads.flatMap(([language, { mock }]) => mock.calls.map(() => language));
    expect(loaded).toEqual(['ar']);
    expect(t('cart.title')).not.toBe('cart.title');
    expect(t('no.such.text' as TextKey)).toBe('no.such.text');
    expect(translatorFor('ar')).toBe(t);
  });

  it('separates the thousands of counts, but not of years', async () => {
    const [en, es] = [await loadTranslator('en'), await loadTranslator('es')];
    expect(en('shop.count', { count: 12_345 })).toBe('12,345 products');
    expect(en('shop.count', { count: 1 })).toBe('1 product');
    expect(es('shop.count', { count: 12_345 })).toContain('12.345');
    expect(en('store.since', { year: 2024 })).toContain('2024');
  });

  it('falls back to English for an unsupported language', async () => {
    expect(await loadTranslator('fr')).toBe(await loadTranslator('en'));
  });
});

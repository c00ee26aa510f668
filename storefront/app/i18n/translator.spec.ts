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

  it('falls back to English for an unsupported language', async () => {
    expect(await loadTranslator('fr')).toBe(await loadTranslator('en'));
  });
});

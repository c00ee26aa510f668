import { LANGUAGES } from '@stoa/contracts';
import { loadCatalogue } from './locales';
import { loadTranslator, translatorFor } from './translator';

describe('the texts of a page', () => {
  it('are those of its own language, and no second catalogue is loaded for what might be missing', async () => {
    const loads = LANGUAGES.map((language) => [language, jest.spyOn(loadCatalogue, language)] as const);
    const t = await loadTranslator('ar');
    await loadTranslator('ar');
    const loaded = loads.flatMap(([language, { mock }]) => mock.calls.map(() => language));
    expect(loaded).toEqual(['ar']);
    expect(t('cart.title')).not.toBe('cart.title');
    expect(t('no.such.text')).toBe('no.such.text');
    expect(translatorFor('ar')).toBe(t);
  });

  it('are English for a language that the shop ships none of', async () => {
    expect(await loadTranslator('fr')).toBe(await loadTranslator('en'));
  });
});

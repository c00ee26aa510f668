import { isRefused, refusedLanguages } from './refused-fields';

const error = { type: 'server', message: 'is too long' };

describe('the fields of a tab', () => {
  it('are refused in the base language', () => {
    expect(isRefused({ name: error }, ['name'])).toBe(true);
    expect(isRefused({ sort: error }, ['name'])).toBe(false);
  });

  it('are refused in any other language as well, and the language is known', () => {
    const errors = { translations: { es: { name: error }, ar: { description: error } } };
    expect(isRefused(errors, ['name'])).toBe(true);
    expect(refusedLanguages(errors, ['name'])).toEqual(['es']);
    expect(refusedLanguages(errors, ['name', 'description'])).toEqual(['es', 'ar']);
    expect(isRefused(errors, ['sort'])).toBe(false);
  });

  it('are refused under a name with dots', () => {
    expect(refusedLanguages({ 'translations.hi.name': error }, ['name'])).toEqual(['hi']);
  });
});

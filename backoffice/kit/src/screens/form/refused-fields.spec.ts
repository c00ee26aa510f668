import { isRefused, refusedLanguages } from './refused-fields';

const error = { type: 'server', message: 'is too long' };

describe('isRefused and refusedLanguages', () => {
  it('find errors in the base language', () => {
    expect(isRefused({ name: error }, ['name'])).toBe(true);
    expect(isRefused({ sort: error }, ['name'])).toBe(false);
  });

  it('find errors in other languages and return those languages', () => {
    const errors = { translations: { es: { name: error }, ar: { description: error } } };
    expect(isRefused(errors, ['name'])).toBe(true);
    expect(refusedLanguages(errors, ['name'])).toEqual(['es']);
    expect(refusedLanguages(errors, ['name', 'description'])).toEqual(['es', 'ar']);
    expect(isRefused(errors, ['sort'])).toBe(false);
  });

  it('find errors under dotted field names', () => {
    expect(refusedLanguages({ 'translations.hi.name': error }, ['name'])).toEqual(['hi']);
  });
});

import { directionOf, nativeNameOf } from './language';

describe('a language of the product', () => {
  it('is called by its own name', () => {
    expect(['en', 'es', 'ar', 'hi', 'bn'].map(nativeNameOf)).toEqual([
      'English',
      'Español',
      'العربية',
      'हिन्दी',
      'বাংলা',
    ]);
  });

  it('is written in the direction of its script', () => {
    expect(['en', 'es', 'ar', 'hi', 'bn'].map(directionOf)).toEqual(['ltr', 'ltr', 'rtl', 'ltr', 'ltr']);
    expect(['he', 'fa', 'ur', 'fr', 'zh'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'ltr', 'ltr']);
  });
});

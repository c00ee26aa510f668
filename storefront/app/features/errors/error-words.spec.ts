import en from '~/locales/en/translation.json';
import { ENGLISH } from './error-texts';

it('specification §2.2: error pages say the same in English, whether or not a language could be read', () => {
  expect(en.errorPage).toEqual(ENGLISH);
});

import en from '~/i18n/locales/en.json';
import { ENGLISH } from './error-words';

it('specification §2.2: error pages say the same in English, whether or not a language could be read', () => {
  expect(en.errorPage).toEqual(ENGLISH);
});

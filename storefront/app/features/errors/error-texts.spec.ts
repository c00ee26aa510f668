import en from '~/locales/en/translation.json';
import { ENGLISH } from './error-texts';

it('specification §2.2: the built-in texts of error pages equal the English translations', () => {
  expect(en.errorPage).toEqual(ENGLISH);
});

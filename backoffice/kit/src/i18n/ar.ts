import type { TranslationMessages } from 'react-admin';
import { insight } from './ar-insight';
import { reactAdmin } from './ar-react-admin';
import { hints } from './ar-hints';
import { screens } from './ar-screens';
import { stoa } from './ar-texts';
import { choices, fields, resources } from './ar-words';

/** Arabic. */
export const ar: TranslationMessages = {
  ra: reactAdmin,
  stoa: { ...stoa, ...screens, ...insight },
  hints,
  fields,
  choices,
  resources,
};

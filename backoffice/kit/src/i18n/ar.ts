import type { TranslationMessages } from 'react-admin';
import { reactAdmin } from './ar-react-admin';
import { stoa } from './ar-texts';
import { choices, fields, resources } from './ar-words';

/** Arabic. */
export const ar: TranslationMessages = { ra: reactAdmin, stoa, fields, choices, resources };

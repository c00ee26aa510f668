import type { TranslationMessages } from 'react-admin';
import { checkout, checkoutChoices, checkoutFields, checkoutHints } from './es-checkout';
import { content } from './es-content';
import { fields } from './es-fields';
import { hints } from './es-hints';
import { identity } from './es-identity';
import { insight, insightPages } from './es-insight';
import { reactAdmin } from './es-react-admin';
import { people, peoplePages } from './es-people';
import { vendorPages, vendors } from './es-vendors';
import { screens } from './es-screens';
import { settingChoices, settingFields, settingHints, settingPages, settings } from './es-settings';
import { stoa } from './es-texts';
import { transfer, transferPages } from './es-transfer';
import { choices, resources } from './es-words';
import { pagesOf } from './texts';

/** Spanish. */
export const es: TranslationMessages = {
  ra: reactAdmin,
  stoa: {
    ...stoa,
    ...screens,
    ...checkout,
    ...people,
    ...vendors,
    ...insight,
    ...settings,
    ...transfer,
    ...identity,
    content,
  },
  hints: { ...hints, ...checkoutHints, every: { ...hints.every, ...settingHints } },
  fields: { ...settingFields, ...checkoutFields, ...fields },
  choices: { ...settingChoices, ...checkoutChoices, ...choices },
  resources: {
    ...pagesOf(peoplePages),
    ...pagesOf(vendorPages),
    ...pagesOf(settingPages),
    ...pagesOf(insightPages),
    ...pagesOf(transferPages),
    ...resources,
  },
};

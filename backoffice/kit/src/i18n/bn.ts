import type { TranslationMessages } from 'react-admin';
import { checkout, checkoutChoices, checkoutFields, checkoutHints } from './bn-checkout';
import { content } from './bn-content';
import { fields } from './bn-fields';
import { hints } from './bn-hints';
import { identity } from './bn-identity';
import { insight, insightPages } from './bn-insight';
import { reactAdmin } from './bn-react-admin';
import { people, peoplePages } from './bn-people';
import { vendorPages, vendors } from './bn-vendors';
import { screens } from './bn-screens';
import { settingChoices, settingFields, settingHints, settingPages, settings } from './bn-settings';
import { stoa } from './bn-texts';
import { transfer, transferPages } from './bn-transfer';
import { choices, resources } from './bn-words';
import { pagesOf } from './texts';

/** Bengali. */
export const bn: TranslationMessages = {
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

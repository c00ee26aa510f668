import type { TranslationMessages } from 'react-admin';
import { checkout, checkoutChoices, checkoutFields, checkoutHints } from './hi-checkout';
import { content } from './hi-content';
import { fields } from './hi-fields';
import { hints } from './hi-hints';
import { identity } from './hi-identity';
import { insight, insightPages } from './hi-insight';
import { reactAdmin } from './hi-react-admin';
import { people, peoplePages } from './hi-people';
import { vendorPages, vendors } from './hi-vendors';
import { screens } from './hi-screens';
import { settingChoices, settingFields, settingHints, settingPages, settings } from './hi-settings';
import { stoa } from './hi-texts';
import { transfer, transferPages } from './hi-transfer';
import { choices, resources } from './hi-words';
import { pagesOf } from './texts';

/** Hindi. */
export const hi: TranslationMessages = {
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

import type { TranslationMessages } from 'react-admin';
import { checkout, checkoutChoices, checkoutFields, checkoutHints } from './hi-checkout';
import { content } from './hi-content';
import { fields } from './hi-fields';
import { hints } from './hi-hints';
import { failedJobPages, failedJobs } from './hi-failed-jobs';
import { identity } from './hi-identity';
import { insight, insightPages } from './hi-insight';
import { reactAdmin } from './hi-react-admin';
import { people, peoplePages } from './hi-people';
import { search, searchChoices, searchFields, searchHints, searchPages } from './hi-search';
import { selling, sellingFields } from './hi-selling';
import { vendorPages, vendors } from './hi-vendors';
import { sales, salesChoices, salesFields, salesPages } from './hi-sales';
import { signIn } from './hi-sign-in';
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
    ...signIn,
    ...stoa,
    ...screens,
    ...checkout,
    ...sales,
    ...people,
    ...selling,
    ...vendors,
    ...insight,
    ...settings,
    ...transfer,
    ...identity,
    ...failedJobs,
    ...search,
    content,
  },
  hints: { ...hints, ...checkoutHints, ...searchHints, every: { ...hints.every, ...settingHints } },
  fields: {
    ...settingFields,
    ...checkoutFields,
    ...salesFields,
    ...sellingFields,
    ...searchFields,
    ...fields,
  },
  choices: { ...settingChoices, ...searchChoices, ...checkoutChoices, ...salesChoices, ...choices },
  resources: {
    ...pagesOf(peoplePages),
    ...pagesOf(salesPages),
    ...pagesOf(vendorPages),
    ...pagesOf(settingPages),
    ...pagesOf(insightPages),
    ...pagesOf(transferPages),
    ...pagesOf(failedJobPages),
    ...searchPages,
    ...resources,
  },
};

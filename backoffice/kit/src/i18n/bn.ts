import type { TranslationMessages } from 'react-admin';
import { checkout, checkoutChoices, checkoutFields, checkoutHints } from './bn-checkout';
import { content } from './bn-content';
import { fields } from './bn-fields';
import { hints } from './bn-hints';
import { failedJobPages, failedJobs } from './bn-failed-jobs';
import { identity } from './bn-identity';
import { insight, insightPages } from './bn-insight';
import { reactAdmin } from './bn-react-admin';
import { people, peoplePages } from './bn-people';
import { search, searchChoices, searchFields, searchHints, searchPages } from './bn-search';
import { selling, sellingFields } from './bn-selling';
import { vendorPages, vendors } from './bn-vendors';
import { sales, salesChoices, salesFields, salesPages } from './bn-sales';
import { signIn } from './bn-sign-in';
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

import type { TranslationMessages } from 'react-admin';
import { checkout, checkoutChoices, checkoutFields, checkoutHints } from './es-checkout';
import { content } from './es-content';
import { fields } from './es-fields';
import { hints } from './es-hints';
import { failedJobPages, failedJobs } from './es-failed-jobs';
import { identity } from './es-identity';
import { insight, insightPages } from './es-insight';
import { reactAdmin } from './es-react-admin';
import { people, peoplePages } from './es-people';
import { search, searchChoices, searchFields, searchHints, searchPages } from './es-search';
import { selling, sellingFields } from './es-selling';
import { vendorPages, vendors } from './es-vendors';
import { sales, salesChoices, salesFields, salesPages } from './es-sales';
import { signIn } from './es-sign-in';
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

import type { TranslationMessages } from 'react-admin';
import { checkout, checkoutChoices, checkoutFields, checkoutHints } from './ar-checkout';
import { content } from './ar-content';
import { failedJobPages, failedJobs } from './ar-failed-jobs';
import { identity } from './ar-identity';
import { insight, insightPages } from './ar-insight';
import { reactAdmin } from './ar-react-admin';
import { hints } from './ar-hints';
import { pagesOf } from './texts';
import { vendorPages, vendors } from './ar-vendors';
import { settingChoices, settingFields, settingHints, settingPages, settings } from './ar-settings';
import { people, peoplePages } from './ar-people';
import { search, searchChoices, searchFields, searchHints, searchPages } from './ar-search';
import { selling, sellingFields } from './ar-selling';
import { sales, salesChoices, salesFields, salesPages } from './ar-sales';
import { signIn } from './ar-sign-in';
import { screens } from './ar-screens';
import { stoa } from './ar-texts';
import { fields } from './ar-fields';
import { choices, resources } from './ar-words';
import { transfer, transferPages } from './ar-transfer';

/** Arabic. */
export const ar: TranslationMessages = {
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
    ...pagesOf({
      ...settingPages,
      ...failedJobPages,
      ...insightPages,
      ...transferPages,
      ...peoplePages,
      ...vendorPages,
      ...salesPages,
    }),
    ...searchPages,
    ...resources,
  },
};

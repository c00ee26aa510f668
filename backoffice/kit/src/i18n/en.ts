import type { TranslationMessages } from 'react-admin';
import { checkout, checkoutChoices, checkoutFields, checkoutHints } from './en-checkout';
import { content, contentChoices, contentFields } from './en-content';
import { failedJobPages, failedJobs } from './en-failed-jobs';
import { identity } from './en-identity';
import { insight, insightPages } from './en-insight';
import { choices, fields, resources } from './en-words';
import { hints } from './en-hints';
import { pagesOf } from './texts';
import { settingChoices, settingFields, settingHints, settingPages, settings } from './en-settings';
import { people, peoplePages } from './en-people';
import { search, searchChoices, searchFields, searchHints, searchPages } from './en-search';
import { selling, sellingFields } from './en-selling';
import { sales, salesChoices, salesFields, salesPages } from './en-sales';
import { signIn } from './en-sign-in';
import { reactAdmin } from './en-react-admin';
import { screens } from './en-screens';
import { stoa } from './en-texts';
import { transfer, transferPages } from './en-transfer';
import { vendorPages, vendors } from './en-vendors';

/** English: the base of all texts. */
export const en = {
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
    ...contentFields,
    ...fields,
  },
  choices: {
    ...settingChoices,
    ...searchChoices,
    ...checkoutChoices,
    ...salesChoices,
    ...contentChoices,
    ...choices,
  },
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
} satisfies TranslationMessages;

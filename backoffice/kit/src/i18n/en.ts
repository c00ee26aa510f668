import english from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import { checkout, checkoutChoices, checkoutFields, checkoutHints } from './en-checkout';
import { content, contentChoices, contentFields } from './en-content';
import { identity } from './en-identity';
import { insight, insightPages } from './en-insight';
import { choices, fields, resources } from './en-words';
import { hints } from './en-hints';
import { pagesOf } from './texts';
import { settingChoices, settingFields, settingHints, settingPages, settings } from './en-settings';
import { people, peoplePages } from './en-people';
import { screens } from './en-screens';
import { stoa } from './en-texts';
import { transfer, transferPages } from './en-transfer';
import { vendorPages, vendors } from './en-vendors';

/** English: the base of all texts. */
export const en = {
  ra: {
    ...english.ra,
    action: { ...english.ra.action, show: 'View', update_application: 'Reload' },
    page: { ...english.ra.page, empty: 'No %{name} yet' },
    auth: { ...english.ra.auth, email: 'E-mail', logout: 'Sign out', auth_check_error: '' },
    notification: {
      ...english.ra.notification,
      updated: 'Saved |||| %{smart_count} saved',
      created: 'Created',
      deleted: 'Deleted |||| %{smart_count} deleted',
      logged_out: '',
      application_update_available: 'A new version is ready.',
      http_error: 'The server could not be reached',
    },
    message: {
      ...english.ra.message,
      unsaved_changes: 'Some of your changes are not saved yet. Leave without saving them?',
    },
    saved_queries: { ...english.ra.saved_queries, new_label: 'Save these filters…', label: 'Saved filters' },
  },
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
  fields: { ...settingFields, ...checkoutFields, ...contentFields, ...fields },
  choices: { ...settingChoices, ...checkoutChoices, ...contentChoices, ...choices },
  resources: {
    ...pagesOf({ ...settingPages, ...insightPages, ...transferPages, ...peoplePages, ...vendorPages }),
    ...resources,
  },
} satisfies TranslationMessages;

import english from 'ra-language-english';
import { reactAdminSignIn } from './en-sign-in';

const { ra } = english;

/** react-admin's own texts, in the words of these consoles. */
export const reactAdmin = {
  ...ra,
  action: { ...ra.action, back: 'Back', show: 'View', update_application: 'Reload' },
  page: { ...ra.page, ...reactAdminSignIn.page, empty: 'No %{name} yet', not_found: 'Page not found' },
  input: {
    ...ra.input,
    references: {
      all_missing: 'The related data could not be found.',
      many_missing: 'Some of the related records are no longer available.',
      single_missing: 'The related record is no longer available.',
    },
    ...reactAdminSignIn.input,
  },
  auth: {
    ...ra.auth,
    ...reactAdminSignIn.auth,
    sign_in_error: 'Sign-in failed. Please try again.',
    logout: 'Sign out',
    auth_check_error: '',
  },
  notification: {
    ...ra.notification,
    updated: 'Saved |||| %{smart_count} saved',
    created: 'Created',
    deleted: 'Deleted |||| %{smart_count} deleted',
    bad_item: 'This record is not valid',
    item_doesnt_exist: 'This record does not exist',
    http_error: 'The server could not be reached',
    data_provider_error: 'The data could not be loaded',
    not_authorized: 'You don’t have permission to do this',
    logged_out: '',
    application_update_available: 'A new version is ready.',
    offline: 'You are offline. The data could not be loaded.',
  },
  message: {
    ...ra.message,
    access_denied: 'You don’t have permission to open this page',
    error: 'Something went wrong and your request could not be completed.',
    invalid_form: 'Some fields are not valid. Please check them.',
    not_found: 'The address is incorrect or the link is outdated.',
    unsaved_changes: 'Some of your changes are not saved yet. Leave without saving them?',
  },
  navigation: {
    ...ra.navigation,
    no_filtered_results: 'No %{name} match these filters.',
    no_more_results: 'Page %{page} does not exist. Try the previous page.',
    page_out_of_boundaries: 'Page %{page} does not exist',
    page_out_from_end: 'This is the last page',
    page_out_from_begin: 'This is the first page',
  },
  validation: {
    ...ra.validation,
    minLength: 'Must be at least %{min} characters',
    maxLength: 'Must be at most %{max} characters',
    maxValue: 'Must be at most %{max}',
    email: 'Must be a valid email address',
    regex: 'Must match the format: %{pattern}',
  },
  saved_queries: {
    label: 'Saved filters',
    query_name: 'Name',
    new_label: 'Save these filters…',
    new_dialog_title: 'Save filters as',
    remove_label: 'Remove saved filter',
    remove_label_with_name: 'Remove “%{name}”',
    remove_dialog_title: 'Remove saved filter?',
    remove_message: 'Remove this from your list of saved filters?',
    help: 'Filter the list and save the filters for later',
  },
};

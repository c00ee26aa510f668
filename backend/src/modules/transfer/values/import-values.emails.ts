import { defineEmail } from '../../../kernel/mail';
import { msg } from '../../../kernel/translation';

/** The e-mail to operators that a vendor's import needs new values. */
export const importValuesRequested = defineEmail('operator_import_values_requested', {
  recipient: 'operator',
  title: 'New values for an import',
  sent: 'When a vendor asks for categories, brands or properties that its file needs.',
  variables: ['store_name', 'filename'],
  required: ['store_name'],
  texts: ({ store_name, filename }) => ({
    heading: msg`${store_name} asks for new values`,
    body: [msg`Its file ${filename} needs values that the shop doesn’t have. Create, map or refuse them.`],
    button: 'Open the import',
  }),
});

/** The e-mail to a vendor that operators have decided about the values of its import. */
export const importValuesDecided = defineEmail('vendor_import_values_decided', {
  recipient: 'vendor',
  title: 'Values of an import decided',
  sent: 'When operators have decided about the new values of a vendor’s import.',
  variables: ['filename'],
  required: ['filename'],
  texts: ({ filename }) => ({
    heading: msg`The new values of ${filename} were decided`,
    body: ['Your import goes on. Products with a refused value are listed as errors.'],
    button: 'Open the import',
  }),
});

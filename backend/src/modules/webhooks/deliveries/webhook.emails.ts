import { defineEmail } from '../../../kernel/mail';
import { msg } from '../../../kernel/translation';

/** The e-mail to operators about an endpoint that was switched off. */
export const webhookDisabledEmail = defineEmail('operator_webhook_disabled', {
  recipient: 'operator',
  title: 'Webhook endpoint switched off',
  sent: 'When a webhook endpoint has only failed for five days, or is gone.',
  variables: [],
  required: [],
  texts: () => ({
    heading: msg`A webhook endpoint was switched off`,
    body: [
      msg`Every delivery to it has failed, so it was switched off. Once it works again, activate it and send the failed events again.`,
    ],
    button: 'Open the webhook endpoint',
  }),
});

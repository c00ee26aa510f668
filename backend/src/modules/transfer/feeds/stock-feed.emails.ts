import { defineEmail } from '../../../kernel/mail';
import { msg } from '../../../kernel/translation';

/** The e-mail to a vendor that its feed can't be read any more. */
export const stockFeedFailed = defineEmail('vendor_stock_feed_failed', {
  recipient: 'vendor',
  title: 'Stock feed failed',
  sent: 'When a vendor’s file of stock and prices can’t be read for the first time since it could.',
  variables: ['filename', 'reason'],
  required: ['reason'],
  texts: ({ filename, reason }) => ({
    heading: msg`The stock feed ${filename} failed`,
    body: [
      msg`Stock and prices were not updated: ${reason}`,
      'It is tried again at the next scheduled time.',
    ],
    button: 'Open the feed',
  }),
});

import type { ScreenOverride } from '@stoa/console-kit';
import { Inbox } from './Inbox';
import { Message } from './Message';

/** Messages to the shop: an inbox, and a page to read and answer one. */
export const contactForms: ScreenOverride = {
  list: Inbox,
  show: Message,
  hiddenFields: ['reply', 'is_default'],
  sections: {
    person: ['name', 'email', 'phone', 'locale'],
    message: ['subject', 'message', 'order_id', 'order_number'],
  },
};

import type { ScreenOverride } from '@stoa/console-kit';
import { Inbox } from './Inbox';
import { Message } from './Message';

/** Contact form screens: an inbox, and a page to read and answer a message. */
export const contactForms: ScreenOverride = {
  list: Inbox,
  show: Message,
  hiddenFields: ['reply', 'is_default'],
  sections: {
    person: ['name', 'email', 'phone', 'locale'],
    message: ['subject', 'message', 'order_id', 'order_number'],
  },
};

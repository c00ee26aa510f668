import { MailboxMail } from '../../kernel/mail';
import { defineResource } from '../../kernel/resource';

/** E-mails stored while no mail server is set up: operators read what would have been sent. */
export const mailbox = defineResource(MailboxMail, {
  path: 'mailbox',
  key: 'mailbox',
  page: 'mailbox',
  idParam: 'mail_id',
  label: 'subject',
  search: ['to', 'subject'],
  sort: ['to', 'subject', 'created_at'],
  filter: ['created_at'],
  defaultSort: ['created_at', 'DESC'],
  audiences: { admin: { operations: ['list', 'filter', 'one', 'delete'], screens: ['list', 'view'] } },
});

import { defineEmail } from '../../../kernel/mail';
import { Sentence } from '../../../kernel/translation';

/** E-mail with the shop's reply to a message. */
export const contactReply = defineEmail('contact_reply', {
  recipient: 'customer',
  title: 'Reply to a message',
  sent: 'When an operator replies to a message of the contact form.',
  variables: ['message_subject', 'reply'],
  required: ['reply'],
  texts: ({ message_subject, reply }) => ({
    // The prefix of RFC 5322 is the same in every language.
    subject: new Sentence('Re: {{0}}', [message_subject]),
    heading: message_subject,
    body: [reply],
  }),
});

export { type Letter, type LetterSection } from './letter';
export type { Mail } from './mail';
export { MailModule } from './mail.module';
export { MailboxMail } from './mailbox-mail';
export { Mailer } from './mailer';

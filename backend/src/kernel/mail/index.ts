export { type EmailContent, type EmailSection } from './email';
export type { Mail } from './mail';
export { MailModule } from './mail.module';
export { MailboxMail } from './mailbox-mail';
export { Mailer } from './mailer';

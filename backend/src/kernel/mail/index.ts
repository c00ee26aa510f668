export { type EmailSection } from './email';
export {
  defineEmail,
  definedEmails,
  type Email,
  type EmailTexts,
  type EmailValues,
  variablesOf,
} from './email-definition';
export { defaultTemplate, templateFaults } from './email-template';
export { EMAIL_VARIABLES, type EmailVariableName } from './email-variables';
export type { Mail } from './mail';
export { MailModule } from './mail.module';
export { MailboxMail } from './mailbox-mail';
export { type EmailParts, Mailer } from './mailer';

import { EmailTemplates } from './email-templates';
import { PreviewEmailTemplate } from './preview-email-template';
import { ReadEmailTemplates } from './read-email-templates';
import { SaveEmailTemplate } from './save-email-template';
import { SendTestEmail } from './send-test-email';

export { EmailTemplatesController } from './email-templates.controller';

/** The providers behind the templates of e-mails. */
export const emailTemplateProviders = [
  EmailTemplates,
  PreviewEmailTemplate,
  ReadEmailTemplates,
  SaveEmailTemplate,
  SendTestEmail,
];

import { Injectable } from '@nestjs/common';
import type { EmailPreview, EmailTemplateTexts } from '@stoa/contracts';
import { EMAIL_VARIABLES, type EmailValues, Mailer, variablesOf } from '../../../kernel/mail';
import { Sentence } from '../../../kernel/translation';
import { EmailTemplates } from './email-templates';

/** The example of each variable; those that the code also has as a message are translated. */
const EXAMPLES = Object.fromEntries(
  Object.entries(EMAIL_VARIABLES).map(([name, { example }]) => [name, new Sentence(example)]),
) as unknown as EmailValues;

/** Renders unsaved texts of an e-mail with example values, as its recipients would see them. */
@Injectable()
export class PreviewEmailTemplate {
  constructor(
    private readonly templates: EmailTemplates,
    private readonly mailer: Mailer,
  ) {}

  /** Unknown variables are shown as they are. @throws Failure 404 */
  async execute(name: string, language: string, texts: EmailTemplateTexts): Promise<EmailPreview> {
    const email = this.templates.emailIn(name, language);
    const link = variablesOf(email).includes('link') ? EMAIL_VARIABLES.link.example : undefined;
    const parts = { values: EXAMPLES, sections: email.sections, link };
    const { subject, html, text } = await this.mailer.render(email, texts, language, parts);
    return { subject, html, text };
  }
}

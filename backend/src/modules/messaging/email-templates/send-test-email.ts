import { Injectable } from '@nestjs/common';
import type { EmailTemplateTexts } from '@stoa/contracts';
import { Failure } from '../../../kernel/http';
import { Mailer, templateFaults } from '../../../kernel/mail';
import { EmailTemplates } from './email-templates';
import { PreviewEmailTemplate } from './preview-email-template';

/** Sends unsaved texts of an e-mail with example values to an address, to see them in a mail program. */
@Injectable()
export class SendTestEmail {
  constructor(
    private readonly templates: EmailTemplates,
    private readonly preview: PreviewEmailTemplate,
    private readonly mailer: Mailer,
  ) {}

  /** @throws Failure 404; 422 for texts that can't be saved either */
  async execute(
    name: string,
    language: string,
    to: string,
    texts: EmailTemplateTexts,
  ): Promise<{ to: string }> {
    const faults = templateFaults(this.templates.emailIn(name, language), texts);
    if (Object.keys(faults).length > 0) throw Failure.invalid(faults);
    await this.mailer.send({ to, ...(await this.preview.execute(name, language, texts)) });
    return { to };
  }
}

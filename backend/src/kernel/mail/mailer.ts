import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { BASE_LANGUAGE, type EmailTemplateTexts, LANGUAGES } from '@stoa/contracts';
import { Languages } from '../i18n';
import { defineJob, JobQueue, Processes } from '../queue';
import { MessageTranslator } from '../translation';
import { type EmailBrand, type EmailContent, lines, renderEmail } from './email';
import type { Email, EmailValues } from './email-definition';
import {
  defaultTexts,
  fillTemplate,
  type FilledTexts,
  languagesWithTexts,
  templateFaults,
} from './email-template';
import type { EmailVariableName } from './email-variables';
import { type Mail, MailTransport } from './mail';

const sendMail = defineJob<Mail>('mail.send');

/** What an e-mail has besides its texts. */
export interface EmailParts<V extends EmailVariableName> extends Pick<
  EmailContent,
  'sections' | 'foot' | 'unsubscribe'
> {
  /** Values of its variables; the shop's name and the link are added. */
  values: Omit<EmailValues<V>, 'shop_name' | 'link'>;
  /** The URL that its button opens. */
  link?: string;
  /** Lines of the signature; the shop's name by default. */
  signature?: readonly string[];
}

/** Reads the texts of a template that operators have changed; null for an unchanged one. */
export type TemplateSource = (name: string, language: string) => Promise<EmailTemplateTexts | null>;

/** Sends e-mails in the background: enqueued in the transaction, delivered only after its commit. */
@Injectable()
export class Mailer {
  private readonly logger = new Logger(Mailer.name);
  private brand: () => Promise<EmailBrand> = async () => ({ name: '', colour: '#1c1f24' });
  private templates: TemplateSource = async () => null;

  constructor(
    private readonly queue: JobQueue,
    private readonly transport: MailTransport,
    private readonly messageTranslator: MessageTranslator,
    private readonly languages: Languages,
  ) {}

  /** Sets the source of the e-mails' brand; registered at start, as the kernel has no shop settings. */
  useBrand(brand: () => Promise<EmailBrand>): void {
    this.brand = brand;
  }

  /** Sets the source of changed templates; registered at start. */
  useTemplates(templates: TemplateSource): void {
    this.templates = templates;
  }

  /** Sends an e-mail in its recipient's language, with the template's texts. */
  async write<V extends EmailVariableName>(
    to: string,
    language: string,
    email: Email<V>,
    parts: EmailParts<V>,
  ): Promise<void> {
    // Which variables it has matters to its sender only.
    const declared = email as unknown as Email;
    const all = parts as unknown as EmailParts<EmailVariableName>;
    const mail = await this.render(declared, await this.changedTexts(declared, language), language, all);
    await this.send({ to, ...mail });
  }

  /** Renders an e-mail with the given texts; with the code's for null. */
  async render(
    email: Email,
    texts: EmailTemplateTexts | null,
    language: string,
    { values, link, signature, ...parts }: EmailParts<EmailVariableName>,
  ): Promise<Omit<Mail, 'to'>> {
    const brand = await this.brand();
    const translate = this.messageTranslator.in(language);
    const all = { ...values, shop_name: brand.name, link: link ?? '' };
    const filled: FilledTexts = texts ? fillTemplate(texts, all, translate, lines) : defaultTexts(email, all);
    const { button, ...shown } = filled;
    const action = button !== undefined && link !== undefined ? { label: button, href: link } : undefined;
    const content = { ...parts, ...shown, action, signature: signature ?? [brand.name] };
    return renderEmail(content, { language, translate }, brand);
  }

  /** Sends what `render` returned to an address; its id is in the job, and so survives a process that ends after sending. */
  async send({ to, subject, ...rest }: Mail): Promise<void> {
    if (canNotExist(to)) return;
    return this.queue.enqueue(sendMail, {
      ...rest,
      id: randomUUID(),
      to: oneLine(to),
      subject: oneLine(subject),
    });
  }

  @Processes(sendMail)
  async deliver(mail: Mail): Promise<void> {
    await this.transport.deliver(mail);
  }

  /** The changed texts for a language or its fallbacks; null if the code's apply or the changed ones are unusable. */
  private async changedTexts(email: Email, language: string): Promise<EmailTemplateTexts | null> {
    const chain = language === BASE_LANGUAGE ? [] : this.languages.chain(language);
    for (const each of languagesWithTexts(chain, LANGUAGES)) {
      const texts = await this.templates(email.name, each);
      if (!texts) continue;
      const faults = Object.entries(templateFaults(email, texts));
      if (faults.length === 0) return texts;
      const reasons = faults.map(([field, all]) => `${field} ${all.map(String).join(', ')}`);
      this.logger.error(`The template ${email.name} (${each}) is unusable: ${reasons.join('; ')}`);
    }
    return null;
  }
}

/** Whether an address is in the domain that never exists (RFC 2606), as those of erased people are. */
const canNotExist = (email: string): boolean => email.trim().endsWith('.invalid');

/** Prevents header injection by line breaks and other control characters. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

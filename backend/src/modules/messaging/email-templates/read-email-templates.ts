import { Injectable } from '@nestjs/common';
import {
  EMAIL_RECIPIENTS,
  type EmailTemplate,
  type EmailTemplateLanguage,
  type EmailTemplateRow,
} from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Page } from '../../../kernel/http';
import { Languages } from '../../../kernel/i18n';
import { definedEmails, EMAIL_VARIABLES, type Email, variablesOf } from '../../../kernel/mail';
import { MessageTranslator } from '../../../kernel/translation';
import type { EmailTemplateText } from './email-template.entity';
import { EMAIL_TEMPLATES, EmailTemplates, hashOfTexts, textsOf } from './email-templates';

/** Shows operators the templates of all e-mails that the shop sends, as the code declares them. */
@Injectable()
export class ReadEmailTemplates {
  constructor(
    private readonly templates: EmailTemplates,
    private readonly languages: Languages,
    private readonly messageTranslator: MessageTranslator,
  ) {}

  /** All e-mails, by recipient. */
  async list(caller: Caller): Promise<Page<EmailTemplateRow, typeof EMAIL_TEMPLATES>> {
    const stored = await this.templates.rows();
    const emails = [...definedEmails().values()].sort((a, b) => orderOf(a) - orderOf(b));
    const rows = emails.map((email) =>
      this.row(
        email,
        stored.filter(({ name }) => name === email.name),
        caller,
      ),
    );
    return new Page(EMAIL_TEMPLATES, rows, rows.length);
  }

  /** One e-mail with its texts in each language of the shop. @throws Failure 404 */
  async one(name: string, caller: Caller): Promise<EmailTemplate> {
    const email = this.templates.email(name);
    const stored = await this.templates.rows(name);
    const names = variablesOf(email);
    const required: readonly string[] = email.required ?? [];
    const translate = this.messageTranslator.in(caller.language);
    return {
      ...this.row(email, stored, caller),
      has_link: names.includes('link'),
      variables: names.map((variable) => {
        const { about, example } = EMAIL_VARIABLES[variable];
        return {
          name: variable,
          about: translate(about),
          example: translate(example),
          is_required: required.includes(variable),
        };
      }),
      languages: this.languages.codes.map((language) => this.texts(email, language, stored)),
    };
  }

  private row(email: Email, stored: readonly EmailTemplateText[], { language }: Caller): EmailTemplateRow {
    const { name: id, recipient, title, sent } = email;
    const translate = this.messageTranslator.in(language);
    // Only what is stored can differ from the code's texts, which are costly to render in every language.
    const texts = this.languages.codes
      .filter((code) => stored.some((one) => one.language === code))
      .map((code) => this.texts(email, code, stored));
    const codesOf = (all: readonly EmailTemplateLanguage[]): string[] => all.map((one) => one.language);
    return {
      id,
      recipient,
      title: translate(title),
      sent: translate(sent),
      changed: codesOf(texts.filter((one) => one.is_changed)),
      outdated: codesOf(texts.filter((one) => one.is_outdated)),
    };
  }

  private texts(email: Email, language: string, stored: readonly EmailTemplateText[]): EmailTemplateLanguage {
    const row = stored.find((one) => one.language === language);
    const default_texts = this.templates.defaultTexts(email, language);
    const changed = row ? textsOf(row) : null;
    return {
      language,
      record_id: row?.id ?? null,
      version: row?.version ?? 0,
      is_changed: changed !== null,
      is_outdated: changed !== null && row?.default_hash !== hashOfTexts(default_texts),
      texts: changed ?? default_texts,
      default_texts,
    };
  }
}

function orderOf({ recipient }: Email): number {
  return EMAIL_RECIPIENTS.indexOf(recipient);
}

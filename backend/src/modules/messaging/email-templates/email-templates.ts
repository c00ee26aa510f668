import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EmailTemplateTexts } from '@stoa/contracts';
import { hasPermission } from '../../../kernel/access';
import { VersionedCache } from '../../../kernel/cache';
import { Database } from '../../../kernel/database';
import { defaultTemplate, definedEmails, type Email, Mailer } from '../../../kernel/mail';
import { Failure } from '../../../kernel/http';
import { Languages } from '../../../kernel/i18n';
import { MessageTranslator } from '../../../kernel/translation';
import { Histories } from '../../audit';
import { EmailTemplateText } from './email-template.entity';

/** Resource name of the templates, for their permissions and history. */
export const EMAIL_TEMPLATES = 'email_templates';
/** Cache version of all templates; every change bumps it. */
export const EMAIL_TEMPLATES_VERSION = 'email-templates';
/** Cache TTL in seconds: how stale a node's texts may get when it misses an invalidation. */
const CACHE_SECONDS = 5;

/** The changed templates: cached in the process until they change, and read by every e-mail. */
@Injectable()
export class EmailTemplates implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly cache: VersionedCache,
    private readonly mailer: Mailer,
    private readonly histories: Histories,
    private readonly languages: Languages,
    private readonly messageTranslator: MessageTranslator,
  ) {}

  onModuleInit(): void {
    this.mailer.useTemplates(
      async (name, language) => (await this.changed()).get(`${name}:${language}`) ?? null,
    );
    this.histories.add({
      resource: EMAIL_TEMPLATES,
      mayRead: (actor) => actor.audience === 'admin' && hasPermission(actor, `${EMAIL_TEMPLATES}.read`),
    });
  }

  /** The e-mail with this name. @throws Failure 404 */
  email(name: string): Email {
    const email = definedEmails().get(name);
    if (!email) throw Failure.notFound('email template');
    return email;
  }

  /** An e-mail in one of the shop's languages. @throws Failure 404 */
  emailIn(name: string, language: string): Email {
    const email = this.email(name);
    if (!this.languages.codes.includes(language)) throw Failure.notFound('language');
    return email;
  }

  /** The code's texts of an e-mail in a language. */
  defaultTexts(email: Email, language: string): EmailTemplateTexts {
    return defaultTemplate(email, this.messageTranslator.in(language));
  }

  /** The stored rows of one e-mail, or of all. */
  rows(name?: string): Promise<EmailTemplateText[]> {
    return this.database.em.find(EmailTemplateText, { where: name === undefined ? {} : { name } });
  }

  private changed(): Promise<ReadonlyMap<string, EmailTemplateTexts>> {
    const load = async (): Promise<ReadonlyMap<string, EmailTemplateTexts>> => {
      const rows = (await this.rows()).flatMap((row) => {
        const texts = textsOf(row);
        return texts ? [[`${row.name}:${row.language}`, texts] as const] : [];
      });
      return new Map(rows);
    };
    return this.cache.getOrCompute(EMAIL_TEMPLATES_VERSION, 'all', load, CACHE_SECONDS);
  }
}

/** The texts of a row; null after the default was restored. */
export function textsOf({ subject, heading, body, button }: EmailTemplateText): EmailTemplateTexts | null {
  return subject === null || heading === null
    ? null
    : { subject, heading, body: body ?? '', button: button ?? '' };
}

/** SHA-256 of texts in hex. */
export function hashOfTexts({ subject, heading, body, button }: EmailTemplateTexts): string {
  return createHash('sha256')
    .update(JSON.stringify([subject, heading, body, button]))
    .digest('hex');
}

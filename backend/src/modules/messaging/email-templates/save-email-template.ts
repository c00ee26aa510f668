import { Injectable } from '@nestjs/common';
import type { EmailTemplate, EmailTemplateTexts } from '@stoa/contracts';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../../../kernel/access';
import { VersionedCache } from '../../../kernel/cache';
import { Clock } from '../../../kernel/clock';
import { Database, isDuplicate } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { staleVersion } from '../../../kernel/versions';
import { templateFaults } from '../../../kernel/mail';
import { Changes } from '../../../kernel/resource';
import { EmailTemplateText } from './email-template.entity';
import {
  EMAIL_TEMPLATES,
  EMAIL_TEMPLATES_VERSION,
  EmailTemplates,
  hashOfTexts,
  textsOf,
} from './email-templates';
import { ReadEmailTemplates } from './read-email-templates';

/** Which template is changed, and what version its editor has seen. */
export interface TemplatePlace {
  name: string;
  language: string;
  version: number;
}

const NO_TEXTS = { subject: null, heading: null, body: null, button: null, default_hash: null };

/** Changes the texts of an e-mail in one language, or restores the code's. */
@Injectable()
export class SaveEmailTemplate {
  constructor(
    private readonly database: Database,
    private readonly cache: VersionedCache,
    private readonly clock: Clock,
    private readonly changes: Changes,
    private readonly templates: EmailTemplates,
    private readonly reading: ReadEmailTemplates,
  ) {}

  /**
   * Stores texts; those equal to the code's are not stored, so that they follow its changes.
   * @param texts null restores the code's
   * @throws Failure 404; 422 for unknown or missing variables; 409 `stale_version` when somebody else was faster
   */
  async execute(
    place: TemplatePlace,
    texts: EmailTemplateTexts | null,
    caller: Caller,
  ): Promise<EmailTemplate> {
    const { name, language } = place;
    const email = this.templates.emailIn(name, language);
    const faults = texts ? templateFaults(email, texts) : {};
    if (Object.keys(faults).length > 0) throw Failure.invalid(faults);
    const shipped = this.templates.defaultTexts(email, language);
    const hash = hashOfTexts(shipped);
    const stored = texts && hashOfTexts(texts) !== hash ? { ...texts, default_hash: hash } : NO_TEXTS;
    await this.database.tx(async (em) => {
      const before = await em.findOne(EmailTemplateText, { where: { name, language } });
      if ((before?.version ?? 0) !== place.version) throw staleVersion(before?.version);
      const id = await this.write(em, before, { name, language, ...stored });
      this.cache.invalidate(EMAIL_TEMPLATES_VERSION);
      const differences = differencesOf((before && textsOf(before)) ?? shipped, texts ?? shipped);
      const actor = caller.actor;
      await this.changes.publish({ resource: EMAIL_TEMPLATES, id, action: 'update', actor, differences });
    });
    return this.reading.one(name, caller);
  }

  /** Writes only what the editor has seen, also when somebody else saves at the same moment. */
  private async write(
    em: EntityManager,
    before: EmailTemplateText | null,
    row: Omit<EmailTemplateText, 'id' | 'version' | 'created_at' | 'updated_at'>,
  ): Promise<number> {
    const updated_at = this.clock.now();
    if (before) {
      const { id, version } = before;
      const changed = { ...row, version: version + 1, updated_at };
      if (!(await em.update(EmailTemplateText, { id, version }, changed)).affected) throw staleVersion();
      return id;
    }
    try {
      const fresh = { ...row, version: 1, created_at: updated_at, updated_at };
      const { identifiers } = await em.insert(EmailTemplateText, fresh);
      return Number(identifiers[0]?.id);
    } catch (error) {
      throw isDuplicate(error) ? staleVersion() : error;
    }
  }
}

function differencesOf(
  before: EmailTemplateTexts,
  after: EmailTemplateTexts,
): { field: string; before: string; after: string }[] {
  const fields = ['subject', 'heading', 'body', 'button'] as const;
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

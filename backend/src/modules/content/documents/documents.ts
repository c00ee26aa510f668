import { Injectable } from '@nestjs/common';
import type { WebDocument } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import type { RawJson } from '../../../kernel/http';
import { Failure } from '../../../kernel/http';
import { Translator } from '../../../kernel/i18n';
import type { ResourceDefinition } from '../../../kernel/resource';
import { PublicAnswers } from '../../search';
import { Document } from './document.entity';

/** Reads the shop's legal and information documents for the storefront. */
@Injectable()
export class Documents {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
    private readonly answers: PublicAnswers,
  ) {}

  answer({ path }: ResourceDefinition<Document>, language: string): Promise<RawJson<WebDocument>> {
    const data = async (): Promise<string> => JSON.stringify(await this.read(path, language));
    return this.answers.getOrCompute(['document', path, language], data, 'page');
  }

  private async read(code: string, language: string): Promise<WebDocument> {
    const row = await this.database.em.findOne(Document, { where: { code } });
    if (!row) throw Failure.notFound('document');
    const [{ title, body, effective_at, updated_at } = row] = await this.translator.translate(
      code,
      [row],
      language,
    );
    return {
      title,
      body: body ?? '',
      effective_at: effective_at?.toISOString() ?? null,
      updated_at: updated_at.toISOString(),
    };
  }
}

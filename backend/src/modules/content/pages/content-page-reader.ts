import { Injectable } from '@nestjs/common';
import type { WebContentPage } from '@stoa/contracts';
import type { SelectQueryBuilder } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import type { RawJson } from '../../../kernel/http';
import { Failure } from '../../../kernel/http';
import { Translator } from '../../../kernel/i18n';
import { ownSeo, pageSeo, PageSeoProvider } from '../../../kernel/seo';
import { PublicAnswers } from '../../search';
import { Addresses } from '../addresses';
import { onlyPublished } from '../publishing';
import { ContentPage } from './page.entities';

/** Reads published content pages for the storefront. */
@Injectable()
export class ContentPageReader {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
    private readonly addresses: Addresses,
    private readonly clock: Clock,
    private readonly answers: PublicAnswers,
    private readonly pageSeo: PageSeoProvider,
  ) {}

  /** A page by id, or by current or former slug; `slug` in the response is the current one. */
  answer(idOrSlug: string, language: string): Promise<RawJson<WebContentPage>> {
    const data = async (): Promise<string> => JSON.stringify(await this.read(idOrSlug, language));
    return this.answers.getOrCompute(['content_page', idOrSlug, language], data, 'page');
  }

  /** Whether a page can be read now. */
  async isPublished(id: number): Promise<boolean> {
    return this.published(id).getExists();
  }

  private published(id: number): SelectQueryBuilder<ContentPage> {
    const query = this.database.em.createQueryBuilder(ContentPage, 'r').where('r.id = :id', { id });
    return onlyPublished(query, this.clock.now());
  }

  private async read(idOrSlug: string, language: string): Promise<WebContentPage> {
    const id = await this.addresses.idOf('content_pages', idOrSlug);
    const row = await this.published(id).getOne();
    if (!row) throw Failure.notFound('page');
    const [text = row] = await this.translator.translate('content_pages', [row], language);
    const slugs = await this.addresses.slugsOf('content_pages', [row], language);
    return {
      id: row.id,
      slug: slugs.get(row.id) ?? row.slug,
      slugs: await this.addresses.slugsIn('content_pages', row),
      title: text.title,
      body: text.body ?? '',
      seo: pageSeo(ownSeo(text, text.title, null), await this.pageSeo.find('page', id, language)),
      updated_at: row.updated_at.toISOString(),
    };
  }
}

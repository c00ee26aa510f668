import { Injectable } from '@nestjs/common';
import type { PostCategory, PostSummary } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { Translator } from '../../../kernel/i18n';
import { Pictures } from '../../media';
import { Addresses } from '../addresses';
import type { News } from './news.entity';
import { NewsCategory } from './news.entity';
import { tagsOf } from './tags';

/** Builds the summaries of posts for lists. */
@Injectable()
export class PostSummaries {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
    private readonly addresses: Addresses,
    private readonly pictures: Pictures,
  ) {}

  /** The active categories by id, in sort order. */
  async categories(language: string): Promise<Map<number, PostCategory>> {
    const rows = await this.database.em.find(NewsCategory, {
      where: { status: 'active' },
      order: { sort: 'ASC', id: 'ASC' },
    });
    const texts = await this.translator.translate('news_categories', rows, language);
    const own = await this.addresses.slugsOf('news_categories', rows, language);
    const all = await this.addresses.slugsInAll('news_categories', rows);
    return new Map(
      texts.map(({ id, name, slug }) => [
        id,
        { id, name, slug: own.get(id) ?? slug, slugs: all.get(id) ?? {} },
      ]),
    );
  }

  async present(rows: News[], language: string): Promise<PostSummary[]> {
    const texts = await this.translator.translate('newses', rows, language);
    const slugs = await this.addresses.slugsOf('newses', rows, language);
    const categories = await this.categories(language);
    const covers = rows.map((row) => row.cover_id);
    const pictures = await this.pictures.findByIds(covers, language);
    return texts.map((row) => ({
      id: row.id,
      slug: slugs.get(row.id) ?? row.slug,
      title: row.title,
      excerpt: row.excerpt ?? '',
      cover: pictures.get(row.cover_id ?? 0) ?? null,
      category: categories.get(row.category_id ?? 0) ?? null,
      author: row.author ?? '',
      tags: tagsOf(row.tags),
      published_at: (row.published_at ?? row.created_at).toISOString(),
    }));
  }
}

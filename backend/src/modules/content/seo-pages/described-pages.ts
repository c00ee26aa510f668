import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { VersionedCache } from '../../../kernel/cache';
import { Database } from '../../../kernel/database';
import { Translator } from '../../../kernel/i18n';
import { Changes } from '../../../kernel/resource';
import type { WrittenWords } from '../../catalogue';
import { CATALOGUE, PageWords } from '../../catalogue';
import { Pictures } from '../../media';
import { SeoPage } from './seo-page.entity';
import { seoPages } from './seo-pages.resource';

/** Tells lower modules what operators and vendors have written for single pages. */
@Injectable()
export class DescribedPages extends PageWords implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
    private readonly pictures: Pictures,
    private readonly cache: VersionedCache,
    private readonly changes: Changes,
  ) {
    super();
  }

  onModuleInit(): void {
    this.changes.follow([seoPages.path], async () => this.cache.bump(CATALOGUE));
  }

  async of(
    type: 'product' | 'category' | 'brand',
    id: number,
    language: string,
  ): Promise<WrittenWords | null> {
    const where = { target: `${type}:${id}`, status: 'active' };
    const row = await this.database.em.findOne(SeoPage, { where });
    if (!row) return null;
    const [text = row] = await this.translator.translate(seoPages.path, [row], language);
    const pictures = await this.pictures.of([row.og_image_id], language);
    return {
      title: text.meta_title,
      description: text.meta_description,
      robots: row.robots,
      canonical: row.canonical,
      image: pictures.get(row.og_image_id ?? 0) ?? null,
    };
  }
}

import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { PageSeo, RecordPage, SinglePage } from '@stoa/contracts';
import { SINGLE_PAGES } from '@stoa/contracts';
import { In } from 'typeorm';
import { VersionedCache } from '../../../kernel/cache';
import { Config } from '../../../kernel/config';
import { Database } from '../../../kernel/database';
import { Translator } from '../../../kernel/i18n';
import { Changes } from '../../../kernel/resource';
import { PageSeoProvider } from '../../../kernel/seo';
import { CATALOGUE } from '../../catalogue';
import { Pictures } from '../../media';
import { isOfShop } from './canonical';
import { SeoPage } from './seo-page.entity';
import { seoPages } from './seo-pages.resource';

/** Provides lower modules with the SEO entries of pages. */
@Injectable()
export class DescribedPages extends PageSeoProvider implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
    private readonly pictures: Pictures,
    private readonly cache: VersionedCache,
    private readonly changes: Changes,
    private readonly config: Config,
  ) {
    super();
  }

  onModuleInit(): void {
    this.changes.subscribe([seoPages.path], async () => {
      this.cache.invalidate(seoPages.path);
      this.cache.invalidate(CATALOGUE);
    });
  }

  async find(type: RecordPage, id: number, language: string): Promise<PageSeo | null> {
    if (!(await this.described()).has(`${type}:${id}`)) return null;
    return (await this.written([`${type}:${id}`], language)).get(`${type}:${id}`) ?? null;
  }

  /** SEO entries of the singleton pages, by page. */
  async singles(language: string): Promise<Partial<Record<SinglePage, PageSeo>>> {
    return Object.fromEntries(await this.written(SINGLE_PAGES, language));
  }

  /** Targets that have an SEO entry, cached in process: most pages have none, which saves their query. */
  private described(): Promise<ReadonlySet<string>> {
    return this.cache.getOrCompute(seoPages.path, 'targets', async () => {
      const rows: { target: string }[] = await this.database.em.query(
        "SELECT target FROM seo_pages WHERE status = 'active'",
      );
      return new Set(rows.map((row) => row.target));
    });
  }

  private async written(targets: readonly string[], language: string): Promise<Map<string, PageSeo>> {
    const where = { target: In(targets), status: 'active' };
    const pages = await this.database.em.find(SeoPage, { where });
    const rows = await this.translator.translate(seoPages.path, pages, language);
    const pictures = await this.pictures.findByIds(
      rows.map(({ og_image_id }) => og_image_id),
      language,
    );
    return new Map(
      rows.map(({ target, meta_title, meta_description, robots, vendor_id, og_image_id, ...row }) => [
        target,
        {
          title: meta_title,
          description: meta_description ?? '',
          robots,
          // Ignores foreign canonical URLs that vendors saved before validation refused them.
          canonical:
            vendor_id !== null && !isOfShop(row.canonical ?? '', this.config.PUBLIC_URL)
              ? null
              : row.canonical,
          image: pictures.get(og_image_id ?? 0) ?? null,
        },
      ]),
    );
  }
}

import { Injectable } from '@nestjs/common';
import type { SitemapEntry, SitemapKind, SitemapPart } from '@stoa/contracts';
import { BASE_LANGUAGE, SITEMAP_KINDS } from '@stoa/contracts';
import type { EntityTarget } from 'typeorm';
import { In, IsNull, MoreThan, Not } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import type { BaseRecord } from '../../../kernel/database';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { Slugs } from '../../../kernel/i18n';
import { Brand, Category, Product, ReferenceNames } from '../../catalogue';
import { ShopIndex } from '../../search';
import { Vendor } from '../../vendors';
import { News, NewsCategory } from '../news';
import { ContentPage } from '../pages';
import { onlyPublished, type Published } from '../publishing';
import type { TargetType } from '../seo-pages';
import { SeoPage } from '../seo-pages';

/** Ids per sitemap file: with the URLs and alternates of each language it stays far below the 50 MB limit. */
const SPAN = 1_000;

interface SluggedRecord extends BaseRecord {
  slug: string;
}

const PAGES: Record<SitemapKind, { entity: new () => SluggedRecord; target: TargetType | null }> = {
  products: { entity: Product, target: 'product' },
  categories: { entity: Category, target: 'category' },
  brands: { entity: Brand, target: 'brand' },
  stores: { entity: Vendor, target: 'vendor' },
  store_reviews: { entity: Vendor, target: null },
  post_categories: { entity: NewsCategory, target: null },
  posts: { entity: News, target: 'post' },
  texts: { entity: ContentPage, target: 'page' },
};

/** Kinds with translated slugs: resource under which the slugs are stored. */
const NAMED_IN_EACH: Partial<Record<SitemapKind, string>> = {
  products: 'products',
  post_categories: 'news_categories',
  posts: 'newses',
  texts: 'content_pages',
};

const partOf = (id: number): number => Math.ceil(id / SPAN);

/** Lists public pages for sitemaps; parts are id ranges, so that a record never changes its part. */
@Injectable()
export class ReadSitemap {
  constructor(
    private readonly database: Database,
    private readonly referenceNames: ReferenceNames,
    private readonly index: ShopIndex,
    private readonly slugs: Slugs,
    private readonly clock: Clock,
  ) {}

  /** All parts that aren't empty. */
  async parts(): Promise<SitemapPart[]> {
    const all = await this.listedIds();
    return SITEMAP_KINDS.flatMap((kind) =>
      [...new Set(all[kind].map(partOf))].sort((a, b) => a - b).map((part) => ({ kind, part })),
    );
  }

  /** The pages of one part; throws 404 for an unknown kind or an empty part. */
  async entries(kind: string, part: string): Promise<SitemapEntry[]> {
    const sitemapKind = SITEMAP_KINDS.find((one) => one === kind);
    const ids = sitemapKind
      ? (await this.listedIds())[sitemapKind].filter((id) => String(partOf(id)) === part)
      : [];
    if (!sitemapKind || ids.length === 0) throw Failure.notFound('page');
    const rows = await this.database.em.find(PAGES[sitemapKind].entity, {
      where: { id: In(ids) },
      select: { id: true, slug: true, updated_at: true },
      order: { id: 'ASC' },
    });
    const resource = NAMED_IN_EACH[sitemapKind];
    const slugs = resource ? await this.slugs.findByRecords(resource, ids) : new Map<number, never>();
    return rows.map(({ id, slug, updated_at }) => ({
      slug,
      slugs: slugs.get(id) ?? {},
      updated_at: updated_at.toISOString(),
    }));
  }

  private async listedIds(): Promise<Record<SitemapKind, number[]>> {
    const [all, hidden] = await Promise.all([this.publicIds(), this.hidden()]);
    const listed = SITEMAP_KINDS.map((kind) => {
      const { target } = PAGES[kind];
      return [kind, all[kind].filter((id) => target === null || !hidden.has(`${target}:${id}`))];
    });
    return Object.fromEntries(listed) as Record<SitemapKind, number[]>;
  }

  private async publicIds(): Promise<Record<SitemapKind, number[]>> {
    const names = await this.referenceNames.in(BASE_LANGUAGE);
    const { table, offered, upcoming } = await this.index.current(names);
    const products = [...upcoming];
    offered.forEach((slot) => products.push(table.ids[slot] ?? 0));
    const active = <T extends { id: number }>(all: ReadonlyMap<number, T>, isShown: (one: T) => boolean) =>
      [...all.values()].filter(isShown).map(({ id }) => id);
    const stores = names.namesVendors
      ? active(names.vendors, (one) => one.is_approved && one.store_status !== 'closed')
      : [];
    return {
      products,
      categories: active(names.categories, (one) => one.active),
      brands: active(names.brands, (one) => one.active),
      stores,
      store_reviews: await this.reviewed(stores),
      post_categories: await this.postCategories(),
      posts: await this.published(News),
      texts: await this.published(ContentPage),
    };
  }

  private async published(entity: EntityTarget<Published>): Promise<number[]> {
    const query = this.database.em.createQueryBuilder(entity, 'r').select(['r.id']).where('1 = 1');
    return (await onlyPublished(query, this.clock.now()).getMany()).map(({ id }) => id);
  }

  /** Stores with at least one review, whose review pages are listed. */
  private async reviewed(vendorIds: number[]): Promise<number[]> {
    const rows = await this.database.em.find(Vendor, {
      where: { id: In(vendorIds), rating_count: MoreThan(0) },
      select: { id: true },
    });
    return rows.map(({ id }) => id);
  }

  /** Active blog categories with published posts. */
  private async postCategories(): Promise<number[]> {
    const query = this.database.em
      .createQueryBuilder(News, 'r')
      .select('DISTINCT r.category_id', 'id')
      .innerJoin(NewsCategory, 'c', "c.id = r.category_id AND c.status = 'active'");
    const rows = await onlyPublished(query, this.clock.now()).getRawMany<{ id: number }>();
    return rows.map(({ id }) => Number(id));
  }

  /** Targets of records whose page is `noindex` or has a canonical URL. */
  private async hidden(): Promise<Set<string>> {
    const written = await this.database.em.find(SeoPage, {
      where: { target_id: Not(IsNull()), status: 'active' },
      select: { id: true, target: true, robots: true, canonical: true },
    });
    const isHidden = ({ robots, canonical }: SeoPage): boolean => robots.startsWith('noindex') || !!canonical;
    return new Set(written.filter(isHidden).map(({ target }) => target));
  }
}

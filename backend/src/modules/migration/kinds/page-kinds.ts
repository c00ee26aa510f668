import { Injectable } from '@nestjs/common';
import type { ShopMigrationSource } from '@stoa/contracts';
import { Clock } from '../../../kernel/clock';
import { Database, type EntityClass } from '../../../kernel/database';
import { type ResourceDefinition, sanitise } from '../../../kernel/resource';
import { msg } from '../../../kernel/translation';
import { ContentPage, contentPages, News, newses, redirectPath } from '../../content';
import type { RecordReader } from '../reading/record-reader';
import {
  filled,
  type FollowUp,
  type KindContext,
  MigrationKind,
  type Prepared,
  type ReadRecord,
} from './migration-kind';
import { ValidatedStore } from './validated-store';

interface Draft {
  /** The address in the former shop; null where it is unknown. */
  old_path: string | null;
  values: PageValues;
}

interface PageValues {
  title: string;
  slug: string | null;
  body: string | null;
  is_published: boolean;
  published_at: string | null;
  seo_title: string | null;
  seo_description: string | null;
  excerpt?: string | null;
  author?: string | null;
  tags?: string | null;
}

const PUBLISHED = new Set(['', 'true', '1', 'yes', 'publish', 'published', 'active', 'enabled']);
const UNPUBLISHED = new Set([
  'false',
  '0',
  'no',
  'draft',
  'private',
  'pending',
  'inactive',
  'disabled',
  'future',
]);
/** Directives and shortcodes of the former shop's templates, which would be shown as they are. */
const DIRECTIVE = /\{\{[^}]*\}\}|\{%[^%]*%\}|\[\/?[a-z_-]+(?:\s[^\]]*=[^\]]*)?\]/i;
const MAX_BODY_LENGTH = 15_000;
/** Placeholders of SEO plug-ins. */
const PLACEHOLDER = /%%\w+%%|%\w+%/;

abstract class PageKind extends MigrationKind<Draft, PageValues> {
  protected constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: ValidatedStore,
    private readonly definition: ResourceDefinition,
    private readonly folder: '/page/' | '/blog/',
  ) {
    super();
  }

  read(reader: RecordReader, { source }: KindContext): ReadRecord<Draft> {
    const title = reader.required('title', this.folder === '/page/' ? 160 : 190);
    const slug =
      reader
        .text('slug', 180)
        ?.replace(/^\/+|\/+$/g, '')
        .split('/')
        .at(-1) ?? null;
    const html = reader.text('body', 1_000_000);
    const body = html === null ? null : sanitise(html);
    if (body !== null && body.length > MAX_BODY_LENGTH)
      reader.refuse('body', msg`may have at most ${MAX_BODY_LENGTH} characters`, `${body.slice(0, 100)}…`);
    if (html !== null && DIRECTIVE.test(html))
      reader.note(
        'body',
        'contains a directive of the former shop, which is shown as text',
        DIRECTIVE.exec(html)?.[0],
      );
    if (html !== null && /<(?:script|iframe|form|style|object|video)\b/i.test(html))
      reader.note('body', 'contains active elements, which are left out', '');
    const published = reader.cell('published').toLowerCase();
    if (!PUBLISHED.has(published) && !UNPUBLISHED.has(published))
      reader.refuse('published', 'must be yes or no');
    const values: PageValues = {
      title,
      slug,
      body,
      is_published: PUBLISHED.has(published),
      published_at: reader.moment('published_at')?.at.toISOString() ?? null,
      seo_title: seo(reader, 'seo_title', 120),
      seo_description: seo(reader, 'seo_description', 320),
      ...this.further(reader),
    };
    const old_path = this.oldPath(reader, slug, source);
    return {
      key: JSON.stringify([source, slug ?? old_path ?? title]),
      label: title,
      draft: { old_path, values },
    };
  }

  prepare({ values }: Draft): Promise<Prepared<PageValues>> {
    return Promise.resolve({ values });
  }

  async find({ slug }: PageValues): Promise<number | null> {
    if (!slug) return null;
    const row = await this.database.em.findOne(this.entity, { where: { slug: slug.toLowerCase() } });
    return row?.id ?? null;
  }

  async current(id: number): Promise<PageValues | null> {
    const row = await this.database.em.findOne(this.entity, { where: { id } });
    if (!row) return null;
    const { title, slug, body, published_at, seo_title, seo_description } = row;
    const further = row instanceof News ? { excerpt: row.excerpt, author: row.author, tags: row.tags } : {};
    return {
      title,
      slug,
      body,
      seo_title,
      seo_description,
      is_published: published_at !== null,
      published_at: published_at?.toISOString() ?? null,
      ...further,
    };
  }

  create(values: PageValues): Promise<number> {
    return this.store.create(this.definition, this.input(values));
  }

  update(id: number, values: PageValues): Promise<void> {
    return this.store.update(this.definition, id, this.input(values));
  }

  remove(id: number): Promise<void> {
    return this.store.remove(this.definition, id);
  }

  /** The old address leads to the new one, unless they are the same. */
  override async followUps(id: number, { old_path }: Draft): Promise<FollowUp[]> {
    const row = await this.database.em.findOneOrFail(this.entity, { where: { id } });
    const target = this.folder + row.slug;
    if (!old_path || old_path.replace(/\/+$/, '').toLowerCase() === target) return [];
    const draft = { path: old_path, target, status: 'active' };
    return [{ kind: 'redirects', key: old_path, label: old_path, draft }];
  }

  protected further(_reader: RecordReader): Partial<PageValues> {
    return {};
  }

  /** Where the former shop had the record. */
  protected abstract oldPath(
    reader: RecordReader,
    slug: string | null,
    source: ShopMigrationSource,
  ): string | null;

  private get entity(): typeof ContentPage {
    return this.definition.entity as EntityClass as typeof ContentPage;
  }

  private input({ is_published, published_at, ...values }: PageValues): Record<string, unknown> {
    const at = is_published ? (published_at ?? this.clock.now().toISOString()) : null;
    return { ...filled(values), published_at: at };
  }
}

function seo(reader: RecordReader, field: string, max: number): string | null {
  const text = reader.cell(field);
  if (!PLACEHOLDER.test(text)) return reader.text(field, max);
  reader.note(field, 'contains placeholders of the former shop and is left out');
  return null;
}

/** The path of an address in a file; null if it has none. */
function pathOf(text: string): string | null {
  if (!text) return null;
  try {
    const { pathname, search } = new URL(text, 'http://shop.invalid');
    return redirectPath(pathname + search, 'http://shop.invalid');
  } catch {
    return null;
  }
}

/** Content pages, with a redirect from their old address. */
@Injectable()
export class ContentPagesKind extends PageKind {
  readonly name = 'content_pages';
  readonly resource = 'content_pages';

  constructor(database: Database, clock: Clock, store: ValidatedStore) {
    super(database, clock, store, contentPages, '/page/');
  }

  protected oldPath(reader: RecordReader, slug: string | null, source: ShopMigrationSource): string | null {
    if (source === 'shopify' && slug) return `/pages/${slug}`;
    if (source === 'magento' && slug) return `/${slug}`;
    return pathOf(reader.cell('permalink'));
  }
}

/** Blog posts, with a redirect from their old address. */
@Injectable()
export class NewsesKind extends PageKind {
  readonly name = 'newses';
  readonly resource = 'newses';

  constructor(database: Database, clock: Clock, store: ValidatedStore) {
    super(database, clock, store, newses, '/blog/');
  }

  protected override further(reader: RecordReader): Partial<PageValues> {
    const excerpt = reader.text('excerpt', 500);
    return {
      excerpt: excerpt === null ? null : excerpt.replace(/<[^>]*>/g, '').trim(),
      author: reader.text('author', 120),
      tags: reader.text('tags', 250),
    };
  }

  protected oldPath(reader: RecordReader, slug: string | null, source: ShopMigrationSource): string | null {
    if (source === 'shopify' && slug) return `/blogs/${reader.cell('blog') || 'news'}/${slug}`;
    return pathOf(reader.cell('permalink'));
  }
}

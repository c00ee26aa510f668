import { Injectable, Optional } from '@nestjs/common';
import type { VendorDetail, VendorSummary } from '@stoa/contracts';
import { In, Not } from 'typeorm';
import type { FindOptionsWhere } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Slugs, Translator } from '../../kernel/i18n';
import { ownSeo, pageSeo, PageSeoProvider } from '../../kernel/seo';
import { Pictures } from '../media';
import { Settings } from '../settings';
import { OfferedProductCounts } from './offered-product-counts';
import { vacationOf } from './trading';
import { Vendor } from './vendor.entity';

const MAX_STORES = 200;
const MAX_FEATURED = 12;

/** Reads vendors for the storefront; none are visible while multi-vendor is off (specification §1). */
@Injectable()
export class VendorReader {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
    private readonly slugs: Slugs,
    private readonly pictures: Pictures,
    private readonly settings: Settings,
    private readonly clock: Clock,
    @Optional() private readonly pageSeo?: PageSeoProvider,
    @Optional() private readonly offered?: OfferedProductCounts,
  ) {}

  /** Approved vendors whose store is not closed: featured ones first, then by number of products. */
  async all(language: string): Promise<VendorSummary[]> {
    if (!(await this.settings.isMultiVendor())) throw Failure.notFound('page');
    return this.list({}, MAX_STORES, language);
  }

  /** Featured vendors; empty while multi-vendor is off, so that the home page omits them. */
  async featured(language: string, limit: number = MAX_FEATURED): Promise<VendorSummary[]> {
    return (await this.settings.isMultiVendor()) ? this.list({ is_featured: true }, limit, language) : [];
  }

  /** One vendor by id, or by its current or a former slug; `slug` in the response is the current one. */
  async one(idOrSlug: string, language: string): Promise<VendorDetail> {
    if (!(await this.settings.isMultiVendor())) throw Failure.notFound('page');
    const id = /^[1-9]\d{0,8}$/.test(idOrSlug)
      ? Number(idOrSlug)
      : (await this.slugs.find('vendors', idOrSlug))?.record_id;
    const row = id ? await this.database.em.findOne(Vendor, { where: { id, status: 'approved' } }) : null;
    if (!row) throw Failure.notFound('store');
    const [text = row] = await this.translator.translate('vendors', [row], language);
    const [summary] = await this.summaries([text], language);
    if (!summary) throw Failure.notFound('store');
    const written = await this.pageSeo?.find('vendor', row.id, language);
    const own = ownSeo({ seo_title: null, seo_description: null }, summary.name, text.description);
    const vacation = vacationOf(row, this.clock.now());
    const isBack = row.store_status === 'vacation' && !vacation;
    return {
      ...summary,
      description: text.description ?? '',
      policies: text.policies ?? '',
      store_status: isBack ? 'open' : row.store_status,
      vacation,
      followers_count: row.followers_count,
      seo: pageSeo(own, written),
    };
  }

  /** The visible vendors among the ids, in the order of the ids. */
  async byIds(ids: readonly number[], language: string): Promise<VendorSummary[]> {
    if (ids.length === 0 || !(await this.settings.isMultiVendor())) return [];
    const rows = await this.database.em.find(Vendor, { where: { id: In([...ids]), status: 'approved' } });
    const shown = await this.summaries(await this.translator.translate('vendors', rows, language), language);
    return shown.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  }

  /** Whether a vendor's store is visible to shoppers. */
  async isShown(id: number): Promise<boolean> {
    if (!(await this.settings.isMultiVendor())) return false;
    return this.database.em.existsBy(Vendor, { id, status: 'approved' });
  }

  private async list(
    which: FindOptionsWhere<Vendor>,
    take: number,
    language: string,
  ): Promise<VendorSummary[]> {
    const rows = await this.database.em.find(Vendor, {
      where: { ...which, status: 'approved', store_status: Not('closed') },
      order: { is_featured: 'DESC', product_count: 'DESC', id: 'ASC' },
      take,
    });
    return this.summaries(await this.translator.translate('vendors', rows, language), language);
  }

  private async summaries(rows: Vendor[], language: string): Promise<VendorSummary[]> {
    const pictures = await this.pictures.findByIds(
      rows.flatMap((row) => [row.logo_id, row.cover_id]),
      language,
    );
    const offered = await this.offered?.byVendor();
    return rows.map((row) => ({
      id: row.id,
      slug: row.slug,
      name: row.store_name,
      logo: pictures.get(row.logo_id ?? 0) ?? null,
      cover: pictures.get(row.cover_id ?? 0) ?? null,
      rating_avg: row.rating_count ? Math.round((row.rating_sum / row.rating_count) * 10) / 10 : 0,
      rating_count: row.rating_count,
      product_count: offered ? (offered.get(row.id) ?? 0) : row.product_count,
      since: (row.approved_at ?? row.created_at).toISOString(),
    }));
  }
}

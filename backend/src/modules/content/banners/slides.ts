import { Injectable } from '@nestjs/common';
import type { Slide } from '@stoa/contracts';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Translator } from '../../../kernel/i18n';
import { Pictures } from '../../media';
import { Settings } from '../../settings';
import type { SlidePlacement } from './banner-kinds.entity';
import { SliderImage } from './banner-kinds.entity';
import type { LinkType } from './banner.entity';

/** Where each kind of link leads (specification §2.3). */
const HREFS: Record<LinkType, (value: string) => string | null> = {
  none: () => null,
  url: (value) => value,
  product: (slug) => `/product/${encodeURIComponent(slug)}`,
  category: (slug) => `/Shop?category=${encodeURIComponent(slug)}`,
  brand: (slug) => `/Shop?brand=${encodeURIComponent(slug)}`,
  vendor: (slug) => `/store/${encodeURIComponent(slug)}`,
  page: (slug) => `/page/${encodeURIComponent(slug)}`,
};

/** Gives the slides that a page of the storefront opens with. */
@Injectable()
export class Slides {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly translator: Translator,
    private readonly pictures: Pictures,
    private readonly settings: Settings,
  ) {}

  /** The slides of a place that are on now, for the chosen template, in the asked language. */
  async active(placement: SlidePlacement, language: string): Promise<Slide[]> {
    const { template } = await this.settings.theme();
    const rows = await this.database.em
      .createQueryBuilder(SliderImage, 'r')
      .where("r.status = 'active' AND r.vendor_id IS NULL AND r.placement = :placement", { placement })
      .andWhere('(r.template IS NULL OR r.template = :template)', { template })
      .andWhere('(r.starts_at IS NULL OR r.starts_at <= :now)', { now: this.clock.now() })
      .andWhere('(r.ends_at IS NULL OR r.ends_at > :now)')
      .orderBy('r.sort', 'ASC')
      .addOrderBy('r.id', 'ASC')
      .getMany();
    const texts = await this.translator.translate('slider_images', rows, language);
    const ids = rows.flatMap((row) => [row.image_id, row.mobile_image_id]);
    const pictures = await this.pictures.of(ids, language);
    return texts.map((row) => ({
      id: row.id,
      title: row.title,
      subtitle: row.subtitle ?? '',
      action: row.action ?? '',
      href: HREFS[row.link_type](row.link_value ?? ''),
      picture: pictures.get(row.image_id ?? 0) ?? null,
      mobile_picture: pictures.get(row.mobile_image_id ?? 0) ?? null,
      background: row.background ?? '',
    }));
  }
}

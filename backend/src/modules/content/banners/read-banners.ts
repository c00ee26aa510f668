import type { Type } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Banner as ShownBanner, BannerKind, PlacedBanners, Template } from '@stoa/contracts';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import type { RawJson } from '../../../kernel/http';
import { Translator } from '../../../kernel/i18n';
import { PublicAnswers } from '../../search';
import { Pictures } from '../../media';
import { Settings } from '../../settings';
import { ShownVendor } from '../shown-vendor';
import {
  ApplicationBanner,
  ApplicationParallaxBanner,
  ApplicationSliderImage,
  ParallaxBanner,
  SliderImage,
  StaticBanner,
} from './banner-kinds.entity';
import type { Banner } from './banner.entity';
import type { BannersQuery } from './banners.query';
import { BannerLinks } from './links';

type Placed = Banner & { placement: string };

const ENTITIES: Record<BannerKind, Type<Placed>> = {
  slider_images: SliderImage,
  static_banners: StaticBanner,
  parallax_banners: ParallaxBanner,
  application_banners: ApplicationBanner,
  application_parallax_banners: ApplicationParallaxBanner,
  application_slider_images: ApplicationSliderImage,
};

/** Reads the currently active banners by kind and placement. */
@Injectable()
export class ReadBanners {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly translator: Translator,
    private readonly pictures: Pictures,
    private readonly settings: Settings,
    private readonly links: BannerLinks,
    private readonly vendors: ShownVendor,
    private readonly answers: PublicAnswers,
  ) {}

  /** The shop's own banners, or those of a vendor (404 unless its store is public). */
  async execute({ template, vendor }: BannersQuery, language: string): Promise<RawJson<PlacedBanners>> {
    const chosen = template ?? (await this.settings.theme()).template;
    const vendorId = await this.vendors.idOf(vendor);
    const data = async (): Promise<string> => JSON.stringify(await this.placed(chosen, vendorId, language));
    return this.answers.getOrCompute(['banners', chosen, vendorId, language], data, 'page');
  }

  private async placed(
    template: Template,
    vendorId: number | null,
    language: string,
  ): Promise<PlacedBanners> {
    const kinds = Object.keys(ENTITIES) as BannerKind[];
    const entries: [BannerKind, Record<string, ShownBanner[]>][] = [];
    for (const kind of kinds) {
      const rows = await this.active(kind, template, vendorId);
      entries.push([kind, await this.byPlace(kind, rows, language)]);
    }
    return Object.fromEntries(entries) as PlacedBanners;
  }

  private active(kind: BannerKind, template: Template, vendorId: number | null): Promise<Placed[]> {
    const query = this.database.em
      .createQueryBuilder(ENTITIES[kind], 'r')
      .where("r.status = 'active'")
      .andWhere('(r.template IS NULL OR r.template = :template)', { template })
      .andWhere('(r.starts_at IS NULL OR r.starts_at <= :now)', { now: this.clock.now() })
      .andWhere('(r.ends_at IS NULL OR r.ends_at > :now)');
    if (vendorId === null) query.andWhere('r.vendor_id IS NULL');
    else query.andWhere('r.vendor_id = :vendorId', { vendorId });
    return query.orderBy('r.sort', 'ASC').addOrderBy('r.id', 'ASC').getMany();
  }

  private async byPlace(
    kind: BannerKind,
    rows: readonly Placed[],
    language: string,
  ): Promise<Record<string, ShownBanner[]>> {
    const places: Record<string, ShownBanner[]> = {};
    if (rows.length === 0) return places;
    const texts = await this.translator.translate(kind, [...rows], language);
    const ids = rows.flatMap((row) => [row.image_id, row.mobile_image_id]);
    const pictures = await this.pictures.findByIds(ids, language);
    for (const row of texts) {
      const href = await this.links.hrefOf(row.link_type, row.link_value);
      (places[row.placement] ??= []).push({
        id: row.id,
        title: row.title,
        subtitle: row.subtitle ?? '',
        action: row.action ?? '',
        href,
        picture: pictures.get(row.image_id ?? 0) ?? null,
        mobile_picture: pictures.get(row.mobile_image_id ?? 0) ?? null,
        background: row.background ?? '',
      });
    }
    return places;
  }
}

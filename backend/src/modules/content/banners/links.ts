import { Injectable } from '@nestjs/common';
import { BASE_LANGUAGE } from '@stoa/contracts';
import { Slugs } from '../../../kernel/i18n';
import { ReferenceNames } from '../../catalogue';
import { ShownProducts } from '../../search';
import { VendorReader } from '../../vendors';
import { ContentPageReader } from '../pages/content-page-reader';
import type { LinkType } from './banner.entity';

/** What of the shop a banner can link to. */
type TargetType = Exclude<LinkType, 'none' | 'url'>;

/** Link targets by type: resource, and storefront path in front of the slug (specification §2.3). */
export const LINK_TARGETS: Record<TargetType, readonly [resource: string, address: string]> = {
  product: ['products', '/product/'],
  category: ['categories', '/Shop?category='],
  brand: ['brands', '/Shop?brand='],
  vendor: ['vendors', '/store/'],
  page: ['content_pages', '/page/'],
};

/** Resolves the links of banners. */
@Injectable()
export class BannerLinks {
  constructor(
    private readonly slugs: Slugs,
    private readonly products: ShownProducts,
    private readonly referenceNames: ReferenceNames,
    private readonly vendors: VendorReader,
    private readonly pages: ContentPageReader,
  ) {}

  /** A storefront path or the given URL; null without a link, or while the target is deleted or hidden. */
  async hrefOf(type: LinkType, value: string | null): Promise<string | null> {
    if (type === 'none' || !value) return null;
    if (type === 'url') return value;
    const [resource, address] = LINK_TARGETS[type];
    const target = await this.slugs.find(resource, value);
    const isShown = target !== null && (await this.isShown(type, target.record_id));
    return isShown ? address + encodeURIComponent(target.slug) : null;
  }

  private async isShown(type: TargetType, id: number): Promise<boolean> {
    if (type === 'product') return this.products.hasPage(id);
    if (type === 'vendor') return this.vendors.isShown(id);
    if (type === 'page') return this.pages.isPublished(id);
    const { categories, brands } = await this.referenceNames.in(BASE_LANGUAGE);
    return (type === 'category' ? categories : brands).get(id)?.active === true;
  }
}

import { Injectable } from '@nestjs/common';
import { Slugs } from '../../../kernel/i18n';
import type { LinkType } from './banner.entity';

/** Link targets by type: resource, and storefront path in front of the slug (specification §2.3). */
const TARGETS: Record<Exclude<LinkType, 'none' | 'url'>, readonly [resource: string, address: string]> = {
  product: ['products', '/product/'],
  category: ['categories', '/Shop?category='],
  brand: ['brands', '/Shop?brand='],
  vendor: ['vendors', '/store/'],
  page: ['content_pages', '/page/'],
};

/** Resolves the links of banners. */
@Injectable()
export class BannerLinks {
  constructor(private readonly slugs: Slugs) {}

  /** A storefront path or the given URL; null without a link, or when the target has been deleted. */
  async hrefOf(type: LinkType, value: string | null): Promise<string | null> {
    if (type === 'none' || !value) return null;
    if (type === 'url') return value;
    const [resource, address] = TARGETS[type];
    const target = await this.slugs.find(resource, value);
    return target && address + encodeURIComponent(target.slug);
  }
}

import { Injectable } from '@nestjs/common';
import { Slugs } from '../../../kernel/i18n';
import type { LinkType } from './banner.entity';

/** What a link can name by its slug: the resource, and where the storefront shows one (specification §2.3). */
const TARGETS: Record<Exclude<LinkType, 'none' | 'url'>, readonly [resource: string, address: string]> = {
  product: ['products', '/product/'],
  category: ['categories', '/Shop?category='],
  brand: ['brands', '/Shop?brand='],
  vendor: ['vendors', '/store/'],
  page: ['content_pages', '/page/'],
};

/** Finds where a banner leads. */
@Injectable()
export class BannerLinks {
  constructor(private readonly slugs: Slugs) {}

  /** An address of the storefront; null where it leads nowhere, or to something that is no longer there. */
  async hrefOf(type: LinkType, value: string | null): Promise<string | null> {
    if (type === 'none' || !value) return null;
    if (type === 'url') return value;
    const [resource, address] = TARGETS[type];
    const target = await this.slugs.find(resource, value);
    return target && address + encodeURIComponent(target.slug);
  }
}

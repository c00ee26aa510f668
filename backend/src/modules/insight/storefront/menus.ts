import { Injectable } from '@nestjs/common';
import type { BrandSummary, CategoryNode, VendorSummary } from '@stoa/contracts';
import type { LocalizedNames } from '../../catalogue';
import { EVERYTHING, ShopIndex } from '../../search';
import { ReferenceNames } from '../../catalogue';

/** Categories, brands and stores for menus and the home page, with product counts. */
@Injectable()
export class Menus {
  constructor(
    private readonly referenceNames: ReferenceNames,
    private readonly index: ShopIndex,
  ) {}

  /** The category tree of the menu; empty categories are omitted. */
  async menu(language: string): Promise<CategoryNode[]> {
    const { names, categories } = await this.counts(language);
    return branch(names, categories, null, (one) => one.show_in_menu);
  }

  /** Featured categories, without their children. */
  async featuredCategories(language: string): Promise<CategoryNode[]> {
    const { names, categories } = await this.counts(language);
    return [...names.categories.values()]
      .filter((one) => one.is_featured && one.active && categories.has(one.id))
      .map((one) => ({ ...node(one, categories), children: [] }));
  }

  /** Brands with products on offer, sorted by name. */
  async brands(language: string): Promise<BrandSummary[]> {
    const { names, brands } = await this.counts(language);
    return [...names.brands.values()]
      .filter((one) => one.active && brands.has(one.id))
      .sort((a, b) => a.name.localeCompare(b.name, language))
      .map(({ id, slug, name, logo }) => ({ id, slug, name, logo, product_count: brands.get(id) ?? 0 }));
  }

  /** Featured stores that are currently trading. */
  async featuredStores(language: string): Promise<VendorSummary[]> {
    const { names, vendors } = await this.counts(language);
    return [...names.vendors.values()]
      .filter((one) => one.is_featured && one.may_sell)
      .map(({ is_featured: _, may_sell: __, store_status: ___, ...summary }) => ({
        ...summary,
        product_count: vendors.get(summary.id) ?? 0,
      }));
  }

  private async counts(language: string): Promise<Counted> {
    const names = await this.referenceNames.in(language);
    const { categories, brands, vendors } = this.index.find(
      await this.index.current(names),
      EVERYTHING,
    ).counts;
    return { names, categories, brands, vendors };
  }
}

/** Numbers of products on offer by category, brand and vendor id. */
type Counted = { names: LocalizedNames } & Record<
  'categories' | 'brands' | 'vendors',
  ReadonlyMap<number, number>
>;

type CategoryName = LocalizedNames['categories'] extends ReadonlyMap<number, infer T> ? T : never;

function node(
  { id, slug, name, picture, icon }: CategoryName,
  counts: ReadonlyMap<number, number>,
): Omit<CategoryNode, 'children'> {
  return { id, slug, name, picture, icon, product_count: counts.get(id) ?? 0 };
}

function branch(
  names: LocalizedNames,
  counts: ReadonlyMap<number, number>,
  parent: number | null,
  shown: (category: CategoryName) => boolean,
): CategoryNode[] {
  return names
    .childrenOf(parent)
    .filter((one) => shown(one) && (counts.get(one.id) ?? 0) > 0)
    .map((one) => ({ ...node(one, counts), children: branch(names, counts, one.id, shown) }));
}

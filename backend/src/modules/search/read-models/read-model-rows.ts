import type { Picture } from '@stoa/contracts';
import { joinedValues, overlay } from '../../../kernel/i18n';
import { ownSeo } from '../../../kernel/seo';
import { pictureOf } from '../../media';
import type { Category } from '../../catalogue';
import type { Product, ProductSpecification } from '../../catalogue';
import { stockStatus } from '../../catalogue';
import type { ProductFacts, TextSource } from './product-facts';
import { codeOf, spellings } from '../full-text/search-terms';
import type { TextRow } from '../full-text/text-index';
import type { ShopEntry } from './shop-entry.entity';
import type { StoredCard } from './stored-card.entity';
import type { StoredPage } from './stored-page.entity';

type NamedCategory = Pick<Category, 'id' | 'name' | 'slug'>;

/** Builds the read-model rows of products from their source data. */
export class ReadModelRows {
  constructor(
    private readonly facts: ProductFacts,
    private readonly chainOf: (language: string) => readonly string[],
    private readonly lowAt: number,
  ) {}

  entry(product: Product, changedAt: Date): ShopEntry {
    const variants = this.facts.variants.get(product.id) ?? [];
    const prices = variants.map((variant) => variant.price);
    return {
      product_id: product.id,
      is_live: isLive(product, variants.length),
      vendor_id: product.vendor_id,
      brand_id: product.brand_id,
      price: prices.length ? Math.min(...prices) : 0,
      price_max: prices.length ? Math.max(...prices) : 0,
      rating: product.rating_count ? Math.round((product.rating_sum * 100) / product.rating_count) : 0,
      sold_count: product.sold_count,
      stock_status: stockStatus(variants, this.lowAt),
      is_featured: product.is_featured,
      is_on_sale: variants.some(({ price, compare_at }) => compare_at !== null && compare_at > price),
      available_ms: product.available_at?.getTime() ?? 0,
      created_ms: product.created_at.getTime(),
      categories: this.allCategories(product.id).join(','),
      variants: this.filterValues(product.id),
      changed_ms: changedAt.getTime(),
    };
  }

  card(product: Product, language: string): StoredCard {
    const variants = this.facts.variants.get(product.id) ?? [];
    const prices = variants.map((variant) => variant.price);
    const cheapest = variants.reduce((a, b) => (b.price < a.price ? b : a), variants[0] ?? noVariant);
    const body = {
      id: product.id,
      slug: this.slug(product, language),
      name: this.translated('products', product, language).name,
      brand: this.brandName(product, language),
      picture: this.gallery(product.id, language)[0] ?? null,
      price: Math.min(...prices),
      price_max: Math.max(...prices),
      compare_at: cheapest.compare_at,
      lowest_price: cheapest.lowest_price,
      ...ratingOf(product),
      variant_id: variants.length === 1 ? (variants[0]?.id ?? null) : null,
      is_featured: product.is_featured,
      available_at: product.available_at?.toISOString() ?? null,
      created_at: product.created_at.toISOString(),
    };
    return { product_id: product.id, language, body: JSON.stringify(body) };
  }

  page(product: Product, language: string): StoredPage {
    const texts = this.translated('products', product, language);
    const unit = product.unit_id === null ? undefined : this.facts.units.get(product.unit_id);
    const brand = this.shownBrand(product);
    const body = {
      id: product.id,
      slug: this.slug(product, language),
      name: texts.name,
      type: product.type,
      short_description: texts.short_description ?? '',
      brand: brand ? { name: this.translated('brands', brand, language).name, slug: brand.slug } : null,
      trail: this.trail(product).map((one) => ({
        name: this.translated('categories', one, language).name,
        slug: one.slug,
      })),
      pictures: this.gallery(product.id, language),
      attributes: this.specification(product.id, language),
      min_qty: product.min_qty,
      max_qty: product.max_qty,
      unit: unit ? this.translated('units', unit, language).name : null,
      condition: product.condition,
      warranty: texts.warranty,
      return_days: product.return_days,
      ...ratingOf(product),
      available_at: product.available_at?.toISOString() ?? null,
      slugs: this.facts.slugs.get(product.id) ?? {},
      seo: ownSeo(texts, texts.name, texts.short_description),
    };
    return {
      product_id: product.id,
      language,
      body: JSON.stringify(body),
      description: texts.description ?? '',
    };
  }

  /** Search words: names rank above all other words; each in every language. */
  search(product: Product): TextRow {
    const { brands, vendors, categories, values } = this.facts;
    const valueIds = this.valueIds(product.id);
    const words = [
      ...this.everyText('products', product, 'short_description'),
      ...this.everyText(
        'brands',
        product.brand_id === null ? undefined : brands.get(product.brand_id),
        'name',
      ),
      ...this.everyText('vendors', vendors.get(product.vendor_id), 'store_name'),
      ...this.allCategories(product.id).flatMap((id) =>
        this.everyText('categories', categories.get(id), 'name'),
      ),
      ...valueIds.flatMap((id) => this.everyText('attribute_values', values.get(id), 'value')),
      ...(this.facts.variants.get(product.id) ?? []).flatMap((variant) => [
        codeOf(variant.sku),
        codeOf(variant.gtin ?? ''),
      ]),
    ];
    const names = this.everyText('products', product, 'name');
    return { product_id: product.id, name: joined(names), words: joined(words) };
  }

  private translated<T extends { id: number }>(source: TextSource, row: T, language: string): T {
    return overlay(row, this.facts.texts[source].get(row.id), this.chainOf(language));
  }

  private everyText<T extends { id: number }>(
    source: TextSource,
    row: T | undefined,
    field: keyof T & string,
  ): string[] {
    if (!row) return [];
    const others = Object.values(this.facts.texts[source].get(row.id) ?? {}).map((texts) => texts?.[field]);
    return [row[field], ...others].filter(
      (text): text is string & T[keyof T & string] => typeof text === 'string',
    );
  }

  private slug(product: Product, language: string): string {
    const slugs = this.facts.slugs.get(product.id) ?? {};
    const best = this.chainOf(language).find((one) => slugs[one]);
    return (best && slugs[best]) || product.slug;
  }

  private shownBrand({ brand_id }: Product) {
    const brand = brand_id === null ? undefined : this.facts.brands.get(brand_id);
    return brand?.status === 'active' ? brand : undefined;
  }

  private brandName(product: Product, language: string): string | null {
    const brand = this.shownBrand(product);
    return brand ? this.translated('brands', brand, language).name : null;
  }

  /** The gallery, then variants' pictures that are not part of it. */
  private gallery(productId: number, language: string): Picture[] {
    const ofVariants = (this.facts.variants.get(productId) ?? []).map((variant) => variant.media_id);
    const ids = [...new Set([...(this.facts.gallery.get(productId) ?? []), ...ofVariants])];
    return ids.flatMap((id) => {
      const row = id === null ? undefined : this.facts.media.get(id);
      return row ? [pictureOf(this.translated('media', row, language))] : [];
    });
  }

  /**
   * The path to the product's main category; if that is hidden, to another one of the product's own, else down to the
   * first hidden one: that and what is below can't be opened.
   */
  private trail(product: Product): NamedCategory[] {
    const { id, primary_category_id: primary } = product;
    const ids = [...(primary === null ? [] : [primary]), ...(this.facts.categoriesOf.get(id) ?? [])];
    const paths = ids.map((one) =>
      idsOnPath(this.facts.categories.get(one)).flatMap((step) => this.facts.categories.get(step) ?? []),
    );
    const shown = paths.map((path) => path.slice(0, countShown(path)));
    const whole = shown.find((path, at) => path.length > 0 && path.length === paths[at]?.length);
    return whole ?? shown.find((path) => path.length > 0) ?? [];
  }

  private allCategories(productId: number): number[] {
    const own = this.facts.categoriesOf.get(productId) ?? [];
    return [...new Set(own.flatMap((id) => idsOnPath(this.facts.categories.get(id))))].sort((a, b) => a - b);
  }

  private specification(productId: number, language: string): { name: string; value: string }[] {
    const rows = this.facts.specifications.get(productId) ?? [];
    const byAttribute = new Map<number, ProductSpecification[]>();
    for (const row of rows)
      byAttribute.set(row.attribute_id, [...(byAttribute.get(row.attribute_id) ?? []), row]);
    const valueOf = (group: readonly ProductSpecification[]): string =>
      joinedValues(
        group.map((row) => this.specified(row, language)),
        language,
      );
    return [...byAttribute]
      .flatMap(([id, group]) => {
        const attribute = this.facts.attributes.get(id);
        return attribute ? [{ attribute, value: valueOf(group) }] : [];
      })
      .sort((a, b) => a.attribute.sort - b.attribute.sort || a.attribute.id - b.attribute.id)
      .map(({ attribute, value }) => ({
        name: this.translated('attributes', attribute, language).name,
        value,
      }));
  }

  private specified(row: ProductSpecification, language: string): string {
    const value = row.value_id === null ? undefined : this.facts.values.get(row.value_id);
    if (value) return this.translated('attribute_values', value, language).value;
    return this.translated('product_specifications', row, language).text ?? '';
  }

  private valueIds(productId: number): number[] {
    const variants = this.facts.variants.get(productId) ?? [];
    const chosen = variants.flatMap((variant) =>
      (this.facts.options.get(variant.id) ?? []).map((one) => one.value_id),
    );
    const specified = (this.facts.specifications.get(productId) ?? []).flatMap((row) => row.value_id ?? []);
    return [...new Set([...chosen, ...specified])];
  }

  /** For each variant its own filterable values and those of the product. */
  private filterValues(productId: number): string {
    const filterable = (id: number): boolean => this.facts.attributes.get(id)?.is_filterable ?? false;
    const common = (this.facts.specifications.get(productId) ?? [])
      .filter((row) => filterable(row.attribute_id))
      .flatMap((row) => row.value_id ?? []);
    const lists = (this.facts.variants.get(productId) ?? []).map((variant) => {
      const own = (this.facts.options.get(variant.id) ?? []).filter((one) => filterable(one.attribute_id));
      return [...own.map((one) => one.value_id), ...common].join(',');
    });
    return [...new Set(lists)].filter(Boolean).join(';');
  }
}

/** Maximum characters of words stored per product; a MySQL text column holds 64 kB. */
const MAX_TEXT_LENGTH = 8_000;

const noVariant = { price: 0, compare_at: null, lowest_price: null };

/** Whether a product is visible in the shop, apart from its vendor's status. */
export function isLive(product: Pick<Product, 'status'>, variants: number): boolean {
  return product.status === 'active' && variants > 0;
}

function ratingOf({ rating_sum, rating_count }: Product): { rating_avg: number; rating_count: number } {
  return { rating_avg: rating_count ? Math.round((rating_sum * 100) / rating_count) / 100 : 0, rating_count };
}

function idsOnPath(category: Pick<Category, 'path'> | undefined): number[] {
  return category ? category.path.split('/').filter(Boolean).map(Number) : [];
}

/** How many categories of a path can be opened, from the root. */
function countShown(path: readonly Pick<Category, 'status'>[]): number {
  const hidden = path.findIndex(({ status }) => status !== 'active');
  return hidden === -1 ? path.length : hidden;
}

function joined(texts: readonly string[]): string {
  return [...new Set(texts.flatMap(spellings))].join(' ').slice(0, MAX_TEXT_LENGTH);
}

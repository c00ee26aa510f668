import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type {
  ComparedAttribute,
  ComparedProduct,
  CompareProducts as Input,
  ProductComparison,
  ProductDetail,
  VariantDetail,
} from '@stoa/contracts';
import { MAX_COMPARED } from '@stoa/contracts';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';
import { In } from 'typeorm';
import { Database } from '../../../kernel/database';
import type { RawJson } from '../../../kernel/http';
import { Failure, MAX_ID } from '../../../kernel/http';
import { joinedValues, Languages, overlay, Translator } from '../../../kernel/i18n';
import { ProductSpecification } from '../../catalogue';
import type { AttributeName, LocalizedNames } from '../../catalogue';
import { ReferenceNames } from '../../catalogue';
import type { CardReader } from './product-cards';
import { ProductCards } from './product-cards';
import { ProductPages } from './product-pages';

/** Body of `compare_products`. */
export class CompareProductsInput implements Input {
  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    minItems: 1,
    maxItems: MAX_COMPARED,
    uniqueItems: true,
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_COMPARED)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(MAX_ID, { each: true })
  product_ids!: number[];
}

/** Compares products: cards, page data, and specifications by attribute. */
@Injectable()
export class CompareProducts {
  constructor(
    private readonly database: Database,
    private readonly pages: ProductPages,
    private readonly cards: ProductCards,
    private readonly referenceNames: ReferenceNames,
    private readonly languages: Languages,
    private readonly translator: Translator,
  ) {}

  async execute({ product_ids }: Input, reader: CardReader): Promise<ProductComparison> {
    const pages = await this.pagesOf(product_ids, reader);
    const cards = await this.cards.byIds([...pages.keys()], reader);
    const products = cards.flatMap((card): ComparedProduct[] => {
      const page = pages.get(card.id);
      return page ? [{ product: card, ...packed(page), is_sellable: page.is_sellable }] : [];
    });
    const names = await this.referenceNames.in(reader.language);
    const ids = products.map(({ product }) => product.id);
    return { products, attributes: await this.attributes(ids, names, reader.language) };
  }

  /** The products' pages in the order of the ids; hidden products are left out. */
  private async pagesOf(ids: readonly number[], reader: CardReader): Promise<Map<number, ProductDetail>> {
    const pages = new Map<number, ProductDetail>();
    for (const id of ids) {
      const page = await this.pages.answer(String(id), reader).catch((error: unknown) => {
        if (error instanceof Failure && error.status === 404) return null;
        throw error;
      });
      if (page) pages.set(id, detailOf(page));
    }
    return pages;
  }

  private async attributes(
    ids: number[],
    names: LocalizedNames,
    language: string,
  ): Promise<ComparedAttribute[]> {
    if (ids.length === 0) return [];
    const where = { product_id: In(ids) };
    const rows = await this.database.em.find(ProductSpecification, { where, order: { id: 'ASC' } });
    const chain = this.languages.chain(language);
    const own = rows.filter((row) => row.value_id === null).map((row) => row.id);
    const texts = await this.translator.findByRecords('product_specifications', own, chain);
    const valueOf = (row: ProductSpecification): string => {
      const value = row.value_id === null ? undefined : names.values.get(row.value_id);
      return value?.label ?? overlay(row, texts.get(row.id), chain).text ?? '';
    };
    return shownOf(rows, names).map(({ id, code, name }) => {
      const values = ids.map((product) => {
        const mine = rows.filter((row) => row.attribute_id === id && row.product_id === product);
        return joinedValues(mine.map(valueOf).filter(Boolean), language) || null;
      });
      return { code, name, values };
    });
  }
}

/** Attributes marked as comparable; all specified ones if none of them is marked. */
function shownOf(rows: readonly ProductSpecification[], names: LocalizedNames): AttributeName[] {
  const named = new Set(rows.map((row) => row.attribute_id));
  const all = [...names.attributes.values()].filter(({ id }) => named.has(id));
  const marked = all.filter((attribute) => attribute.is_comparable);
  return marked.length > 0 ? marked : all;
}

/** Weight and dimensions of the page's initial variant: the first one available, else the first. */
function packed({ variants }: ProductDetail): Pick<VariantDetail, 'weight' | 'dimensions'> {
  const { weight = null, dimensions = null } =
    variants.find(({ stock_status: stock }) => stock !== 'out') ?? variants[0] ?? {};
  return { weight, dimensions };
}

function detailOf({ body }: RawJson<ProductDetail>): ProductDetail {
  return (JSON.parse(body.toString()) as { data: ProductDetail }).data;
}

import { Injectable } from '@nestjs/common';
import type { ProductTab } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database } from '../../../kernel/database';
import type { RawJson } from '../../../kernel/http';
import { Failure } from '../../../kernel/http';
import { Translator } from '../../../kernel/i18n';
import { Category, Product } from '../../catalogue';
import { PublicAnswers } from '../../search';
import { Addresses } from '../addresses';
import { appliesTo } from './applies-to';
import { Tab, TabCategory, TabProduct } from './tab.entity';

/** Reads the custom tabs of a product page. */
@Injectable()
export class ReadProductTabs {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
    private readonly addresses: Addresses,
    private readonly answers: PublicAnswers,
  ) {}

  /**
   * Tabs by the product's id or slug.
   *
   * @throws Failure 404 for a product that is not active
   */
  answer(idOrSlug: string, language: string): Promise<RawJson<ProductTab[]>> {
    const data = async (): Promise<string> => JSON.stringify(await this.rows(idOrSlug, language));
    return this.answers.getOrCompute(['product_tabs', idOrSlug, language], data, 'page');
  }

  private async rows(idOrSlug: string, language: string): Promise<ProductTab[]> {
    const product = await this.addresses.idOf('products', idOrSlug);
    this.answers.show('products', [product]);
    const isShown = await this.database.em.existsBy(Product, { id: product, status: 'active' });
    if (!isShown) throw Failure.notFound('product');
    const categories = await this.categoriesOf(product);
    const tabs = await this.database.em.find(Tab, {
      where: { status: 'active' },
      order: { sort: 'ASC', id: 'ASC' },
    });
    const named = await this.namedBy(tabs);
    const shown = tabs.filter(({ id }) => appliesTo(named(id), product, categories));
    const texts = await this.translator.translate('tabs', shown, language);
    return texts.map(({ id, title, body }) => ({ id, title, body }));
  }

  /** The product's categories and their ancestors: a category's tab applies to all its descendants. */
  private async categoriesOf(product: number): Promise<number[]> {
    const rows = await this.database.em
      .createQueryBuilder(Category, 'c')
      .innerJoin('product_categories', 'pc', 'pc.category_id = c.id AND pc.product_id = :product', {
        product,
      })
      .select('c.path', 'path')
      .getRawMany<{ path: string }>();
    return rows.flatMap(({ path }) => path.split('/').filter(Boolean).map(Number));
  }

  private async namedBy(tabs: readonly Tab[]) {
    const tab_id = In(tabs.map(({ id }) => id));
    const products = await this.database.em.find(TabProduct, { where: { tab_id } });
    const categories = await this.database.em.find(TabCategory, { where: { tab_id } });
    return (id: number) => ({
      products: products.filter((row) => row.tab_id === id).map((row) => row.product_id),
      categories: categories.filter((row) => row.tab_id === id).map((row) => row.category_id),
    });
  }
}

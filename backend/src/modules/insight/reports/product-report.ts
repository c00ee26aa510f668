import { Injectable } from '@nestjs/common';
import type { ProductReportRow, ReportSums } from '@stoa/contracts';
import type { SelectQueryBuilder } from 'typeorm';
import { In } from 'typeorm';
import { Database } from '../../../kernel/database';
import { Translator } from '../../../kernel/i18n';
import type { Listing } from '../../../kernel/listing';
import { Product, ProductCategory, ReferenceNames } from '../../catalogue';
import { Order, OrderLine } from '../../ordering';
import { SALE_STATES } from '../sale-states';
import type { ReportRequest, Report, ReportColumn } from './report';
import { AMOUNTS, narrowOrders, numbered, select } from './report';

const LINE_SUMS = {
  orders: 'COUNT(DISTINCT o.id)',
  quantity: 'SUM(l.quantity)',
  items: 'SUM(l.quantity * l.unit_price)',
  discount: 'SUM(l.discount)',
  tax: 'SUM(l.tax)',
  total: 'SUM(l.total)',
} as const;

const FIGURES = Object.keys(LINE_SUMS);
const SEARCHED = ['l.name', 'l.sku'];

/** Sales by product, from order lines; order-level amounts such as shipping are left out. */
@Injectable()
export class ProductReport implements Report {
  readonly file: string = 'ProductReport';
  readonly states = SALE_STATES;
  readonly defaultSort = ['total', 'DESC'] as const;
  readonly columns: readonly ReportColumn[] = [
    { name: 'name', kind: 'text' },
    { name: 'sku', kind: 'text' },
    { name: 'vendor_name', kind: 'text' },
    { name: 'currency', kind: 'text' },
    { name: 'orders', kind: 'int' },
    { name: 'quantity', kind: 'int' },
    ...AMOUNTS.filter(({ name }) => name in LINE_SUMS),
  ];

  constructor(
    private readonly database: Database,
    private readonly referenceNames: ReferenceNames,
    private readonly translator: Translator,
  ) {}

  async rows(
    request: ReportRequest,
    { sort, from, limit }: Listing,
  ): Promise<{ rows: ProductReportRow[]; total: number }> {
    const [field, order] = sort;
    const query = this.counted(request, {
      product_id: 'l.product_id',
      name: 'MAX(l.name)',
      sku: 'MIN(l.sku)',
      vendor_id: 'o.vendor_id',
      vendor_name: 'MAX(o.vendor_id)',
      currency: 'o.currency',
      ...LINE_SUMS,
    });
    query.groupBy('l.product_id').addGroupBy('o.vendor_id').addGroupBy('o.currency');
    query
      .orderBy(field === 'id' ? 'l.product_id' : field, order)
      .addOrderBy('l.product_id')
      .addOrderBy('o.currency');
    const [rows, counted, referenceNames] = await Promise.all([
      query.offset(from).limit(limit).getRawMany<Record<string, unknown>>(),
      this.count(request),
      this.referenceNames.in(request.language),
    ]);
    const names = await this.names(
      rows.map((row) => Number(row.product_id)),
      request.language,
    );
    const shown = numbered<ProductReportRow>(rows, FIGURES).map((row) => ({
      ...row,
      name: names.get(row.product_id) ?? row.name,
      vendor_name: referenceNames.vendors.get(row.vendor_id)?.name ?? '',
    }));
    return { rows: shown, total: counted };
  }

  async sums(request: ReportRequest): Promise<ReportSums[]> {
    const query = this.counted(request, { currency: 'o.currency', ...LINE_SUMS });
    return numbered(await query.groupBy('o.currency').orderBy('o.currency').getRawMany(), FIGURES);
  }

  /** Current translated product names; a deleted product keeps the name from its order lines. */
  private async names(ids: number[], language: string): Promise<Map<number, string>> {
    const products = await this.database.em.find(Product, {
      where: { id: In([0, ...ids]) },
      select: { id: true, name: true },
    });
    const rows = await this.translator.translate('products', products, language);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  private async count(request: ReportRequest): Promise<number> {
    const key = `CONCAT(l.product_id, ' ', o.vendor_id, ' ', o.currency)`;
    const row = await this.counted(request, { count: `COUNT(DISTINCT ${key})` }).getRawOne<{
      count: number | string;
    }>();
    return Number(row?.count ?? 0);
  }

  private counted(request: ReportRequest, columns: Record<string, string>): SelectQueryBuilder<Order> {
    const query = select(this.database.em.createQueryBuilder(Order, 'o'), columns);
    query.innerJoin(OrderLine, 'l', 'l.order_id = o.id');
    narrowOrders(query, request, SEARCHED);
    if (!request.category_ids) return query;
    const within = query
      .subQuery()
      .select('1')
      .from(ProductCategory, 'c')
      .where('c.product_id = l.product_id AND c.category_id IN (:...categories)');
    return query.andWhere(`EXISTS ${within.getQuery()}`, { categories: [...request.category_ids] });
  }
}

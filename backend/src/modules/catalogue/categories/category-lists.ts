import { Injectable } from '@nestjs/common';
import type { FindOptionsWhere } from 'typeorm';
import type { Caller } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure, Page } from '../../../kernel/http';
import { Translator } from '../../../kernel/i18n';
import { Vendor } from '../../vendors';
import { Category } from './category.entity';

/** A category with its descendants, for tree inputs. */
export interface CategoryTreeNode {
  id: number;
  parent_id: number | null;
  name: string;
  depth: number;
  status: string;
  children: CategoryTreeNode[];
}

/** A vendor with products in a category. */
export type CategoryVendor = Pick<Vendor, 'id' | 'store_name' | 'slug' | 'status'>;

/** The whole category tree for console inputs, without the page limit of look-ups. */
@Injectable()
export class CategoryLists {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
  ) {}

  /** Active categories as a tree. */
  async tree(caller: Caller): Promise<Page<CategoryTreeNode, 'categories'>> {
    const nodes = new Map(
      (await this.rows({ status: 'active' }, caller)).map((row) => [row.id, nodeOf(row)]),
    );
    const roots: CategoryTreeNode[] = [];
    for (const node of nodes.values()) {
      const siblings = node.parent_id === null ? roots : nodes.get(node.parent_id)?.children;
      siblings?.push(node);
    }
    return new Page('categories', roots, roots.length);
  }

  /** Active root categories. */
  async roots(caller: Caller): Promise<Page<CategoryTreeNode, 'categories'>> {
    return this.page(await this.rows({ status: 'active', depth: 0 }, caller));
  }

  /** All categories, active or not. */
  async all(caller: Caller): Promise<Page<CategoryTreeNode, 'categories'>> {
    return this.page(await this.rows({}, caller));
  }

  /** Vendors with products in a category or its descendants. */
  async vendors(id: number): Promise<Page<CategoryVendor, 'vendors'>> {
    if (!(await this.database.em.existsBy(Category, { id }))) throw Failure.notFound('category');
    const rows = await this.database.em
      .createQueryBuilder(Vendor, 'v')
      .select(['v.id', 'v.store_name', 'v.slug', 'v.status'])
      .where(
        `v.id IN (SELECT p.vendor_id FROM products p JOIN product_categories pc ON pc.product_id = p.id
          JOIN categories c ON c.id = pc.category_id JOIN categories top ON top.id = :id
          WHERE p.deleted_at IS NULL AND c.path LIKE CONCAT(top.path, '%'))`,
        { id },
      )
      .orderBy('v.store_name', 'ASC')
      .getMany();
    return new Page('vendors', rows, rows.length);
  }

  private async rows(where: FindOptionsWhere<Category>, caller: Caller): Promise<Category[]> {
    const rows = await this.database.em.find(Category, { where, order: { sort: 'ASC', id: 'ASC' } });
    return this.translator.translate('categories', rows, caller.language);
  }

  private page(rows: Category[]): Page<CategoryTreeNode, 'categories'> {
    return new Page('categories', rows.map(nodeOf), rows.length);
  }
}

function nodeOf({ id, parent_id, name, depth, status }: Category): CategoryTreeNode {
  return { id, parent_id, name, depth, status, children: [] };
}

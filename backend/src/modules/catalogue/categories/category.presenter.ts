import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../kernel/access';
import type { BaseRecord } from '../../../kernel/database';
import type { Presenter, ResourceDefinition, ResourceStore } from '../../../kernel/resource';
import { GenericPresenter } from '../../../kernel/resource';
import { categories } from './categories.resource';
import type { Category } from './category.entity';
import { CategoryStore } from './category.store';

/** Shows categories with the way from their root, which the store keeps and nobody writes. */
@Injectable()
export class CategoryPresenter implements Presenter<Category> {
  constructor(
    private readonly generic: GenericPresenter,
    private readonly store: CategoryStore,
  ) {}

  async rows(rows: Category[], caller: Caller): Promise<object[]> {
    const shown = await this.generic.rows(this.definition, this.plainStore, rows, caller);
    return rows.map(({ path }, index) => ({ ...shown[index], path }));
  }

  async one(row: Category, caller: Caller): Promise<object> {
    return { ...(await this.generic.one(this.definition, this.plainStore, row, caller)), path: row.path };
  }

  // The generic presenter takes definitions and stores of any record.
  private get definition(): ResourceDefinition {
    return categories as unknown as ResourceDefinition;
  }

  private get plainStore(): ResourceStore<BaseRecord> {
    return this.store as unknown as ResourceStore<BaseRecord>;
  }
}

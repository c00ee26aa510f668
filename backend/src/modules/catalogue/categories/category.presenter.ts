import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../kernel/access';
import type { Presenter } from '../../../kernel/resource';
import { definitionOf, GenericPresenter } from '../../../kernel/resource';
import type { Category } from './category.entity';
import { CategoryStore } from './category.store';

/** Adds the read-only `path` to categories. */
@Injectable()
export class CategoryPresenter implements Presenter<Category> {
  constructor(
    private readonly generic: GenericPresenter,
    private readonly store: CategoryStore,
  ) {}

  async rows(rows: Category[], caller: Caller): Promise<object[]> {
    const shown = await this.generic.rows(definitionOf(this), this.store, rows, caller);
    return rows.map(({ path }, index) => ({ ...shown[index], path }));
  }

  async one(row: Category, caller: Caller): Promise<object> {
    return { ...(await this.generic.one(definitionOf(this), this.store, row, caller)), path: row.path };
  }
}

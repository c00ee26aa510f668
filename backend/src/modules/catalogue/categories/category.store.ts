import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Like } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import type { Bounds, Values } from '../../../kernel/resource';
import { ResourceStore, StoreTools } from '../../../kernel/resource';
import { Category } from './category.entity';

const MAX_DEPTH = 10;
/** Maximum number of categories from a root to a leaf. */
export const MAX_CATEGORY_LEVELS = MAX_DEPTH + 1;

/** Stores the category tree: maintains `path` and `depth`, and refuses cycles (422 on `parent_id`). */
@Injectable()
export class CategoryStore extends ResourceStore<Category> {
  constructor(tools: StoreTools) {
    super(tools);
  }

  override async remove(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async (em) => {
      // Commission rules of the category are deleted with it, so the reverse reference must be cleared first.
      await em.update(Category, { id }, { commission_id: null });
      await super.remove(id, bounds, actor);
    });
  }

  protected override async writeAround(
    em: EntityManager,
    id: number,
    input: Values,
    isNew: boolean,
  ): Promise<Values> {
    const place = isNew || 'parent_id' in input ? await this.place(em, id) : {};
    return { ...place, ...(await super.writeAround(em, id, input, isNew)) };
  }

  /** Updates path and depth of a category and, after a move, of its descendants; returns its own. */
  private async place(em: EntityManager, id: number): Promise<Values> {
    const self = await this.find(id, {});
    const parent =
      self.parent_id === null ? null : await em.findOne(Category, { where: { id: self.parent_id } });
    if (self.parent_id !== null && !parent) throw Failure.field('parent_id', 'does not exist');
    if (parent && (parent.id === id || (self.path && parent.path.startsWith(self.path))))
      throw Failure.field('parent_id', 'a category can’t be its own subcategory');
    const path = `${parent?.path ?? '/'}${id}/`;
    if (path === self.path) return {};
    const below = self.path ? await em.find(Category, { where: { path: Like(`${self.path}_%`) } }) : [];
    const place = await this.write(em, id, path);
    for (const one of below) await this.write(em, one.id, path + one.path.slice(self.path.length));
    return place;
  }

  private async write(em: EntityManager, id: number, path: string): Promise<Values> {
    const depth = path.split('/').length - 3;
    if (depth > MAX_DEPTH)
      throw Failure.field('parent_id', `categories can be nested at most ${MAX_DEPTH} levels deep`);
    await em.update(Category, { id }, { path, depth });
    return { path, depth };
  }
}

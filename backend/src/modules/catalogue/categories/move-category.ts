import { Injectable } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, Max, Min, ValidateIf } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { IsNull } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Failure, IsOptionalId, MAX_ID } from '../../../kernel/http';
import { CategoryStore } from './category.store';
import { Category } from './category.entity';

/** Drop target of a category: its parent, and its place among the siblings. */
export class MoveCategoryInput {
  @ApiProperty({ type: 'integer', nullable: true })
  @ValidateIf((input: MoveCategoryInput) => input.parent_id !== null)
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  parent_id!: number | null;

  /** The sibling before it, null for the first place; unlike an index it stays right when others move categories. */
  @IsOptionalId()
  after_id?: number | null;

  /** Index among the siblings, where `after_id` is omitted. */
  @ApiPropertyOptional({ type: 'integer' })
  @ValidateIf((input: MoveCategoryInput) => input.after_id === undefined)
  @IsInt()
  @Min(0)
  @Max(100_000)
  position?: number;
}

/** Moves a category with its descendants within the tree, and renumbers its siblings. */
@Injectable()
export class MoveCategory {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: CategoryStore,
  ) {}

  /**
   * @throws Failure 404 for an unknown category; 422 on `parent_id` when unknown or a descendant; 409
   * `siblings_changed` when `after_id` is no sibling at the target any more
   */
  async execute(id: number, input: MoveCategoryInput, actor: Actor): Promise<null> {
    const { parent_id } = input;
    await this.database.tx(async (em) => {
      const before = await em.findOne(Category, { where: { id } });
      if (!before) throw Failure.notFound('category');
      if (parent_id !== null && !(await em.exists(Category, { where: { id: parent_id } })))
        throw Failure.field('parent_id', 'does not exist');
      const siblings = (await this.childrenOf(em, parent_id)).filter((row) => row.id !== id);
      siblings.splice(indexOf(input, siblings), 0, before);
      await this.number(em, siblings);
      await this.store.update(id, { parent_id, sort: siblings.indexOf(before) }, {}, actor);
    });
    return null;
  }

  private childrenOf(em: EntityManager, parent_id: number | null): Promise<Category[]> {
    const where = { parent_id: parent_id ?? IsNull() };
    // Locked, so that two moves at the same moment don't number the same siblings differently.
    return em.find(Category, { where, order: { sort: 'ASC', id: 'ASC' }, ...this.database.forUpdate });
  }

  private async number(em: EntityManager, siblings: readonly Category[]): Promise<void> {
    const updated_at = this.clock.now();
    for (const [sort, sibling] of siblings.entries()) {
      if (sibling.sort !== sort) await em.update(Category, { id: sibling.id }, { sort, updated_at });
    }
  }
}

/** @throws Failure 409 `siblings_changed` */
function indexOf({ after_id, position = 0 }: MoveCategoryInput, siblings: readonly Category[]): number {
  if (after_id === undefined) return position;
  if (after_id === null) return 0;
  const at = siblings.findIndex((sibling) => sibling.id === after_id);
  if (at >= 0) return at + 1;
  throw Failure.conflict(
    'siblings_changed',
    'The categories in this place have changed in the meantime. Please move it again.',
  );
}

import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min, ValidateIf } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { IsNull } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Failure, MAX_ID } from '../../../kernel/http';
import { CategoryStore } from './category.store';
import { Category } from './category.entity';

/** Drop target of a category: its parent, and its index among the siblings. */
export class MoveCategoryInput {
  @ApiProperty({ type: 'integer', nullable: true })
  @ValidateIf((input: MoveCategoryInput) => input.parent_id !== null)
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  parent_id!: number | null;

  @ApiProperty({ type: 'integer' })
  @IsInt()
  @Min(0)
  @Max(100_000)
  position!: number;
}

/** Moves a category with its descendants within the tree, and renumbers its siblings. */
@Injectable()
export class MoveCategory {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: CategoryStore,
  ) {}

  /** @throws Failure 404 for an unknown category; 422 on `parent_id` when unknown or a descendant */
  async execute(id: number, { parent_id, position }: MoveCategoryInput, actor: Actor): Promise<null> {
    await this.database.tx(async (em) => {
      const before = await em.findOne(Category, { where: { id } });
      if (!before) throw Failure.notFound('category');
      if (parent_id !== null && !(await em.exists(Category, { where: { id: parent_id } })))
        throw Failure.field('parent_id', 'does not exist');
      const siblings = (await this.childrenOf(em, parent_id)).filter((row) => row.id !== id);
      siblings.splice(position, 0, before);
      await this.number(em, siblings);
      await this.store.update(id, { parent_id, sort: siblings.indexOf(before) }, {}, actor);
    });
    return null;
  }

  private childrenOf(em: EntityManager, parent_id: number | null): Promise<Category[]> {
    const where = { parent_id: parent_id ?? IsNull() };
    return em.find(Category, { where, order: { sort: 'ASC', id: 'ASC' } });
  }

  private async number(em: EntityManager, siblings: readonly Category[]): Promise<void> {
    const updated_at = this.clock.now();
    for (const [sort, sibling] of siblings.entries()) {
      if (sibling.sort !== sort) await em.update(Category, { id: sibling.id }, { sort, updated_at });
    }
  }
}

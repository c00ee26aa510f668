import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { EventBus } from '../../kernel/events';
import { Failure } from '../../kernel/http';
import type { Listing, RowQuery } from '../../kernel/listing';
import type { Bounds, Values } from '../../kernel/resource';
import { StatefulStore, StoreTools } from '../../kernel/resource';
import { Product } from '../catalogue';
import { ProductQuestion } from './product-question.entity';
import { questionAnswered } from './questions.events';

/** Questions of a soft-deleted product are hidden until it is restored. */
const OF_A_PRODUCT = 'EXISTS (SELECT 1 FROM products p WHERE p.id = r.product_id AND p.deleted_at IS NULL)';

/** Stores questions: operators change the status; the first answer publishes an event. */
@Injectable()
export class ProductQuestionStore extends StatefulStore<ProductQuestion> {
  constructor(
    tools: StoreTools,
    private readonly events: EventBus,
  ) {
    super(tools);
  }

  override async find(id: number, bounds: Bounds): Promise<ProductQuestion> {
    const question = await super.find(id, bounds);
    const { em } = this.tools.database;
    if (!(await em.exists(Product, { where: { id: question.product_id } }))) throw Failure.notFound();
    return question;
  }

  override async update(
    id: number,
    input: Values,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<ProductQuestion | void> {
    if (!('answer' in input)) return super.update(id, input, bounds, actor);
    const answer = String(input.answer ?? '').trim() || null;
    return this.tools.database.tx(async (em) => {
      await this.find(id, bounds);
      const answered_at = this.tools.clock.now();
      const { affected } = answer
        ? await em.update(ProductQuestion, { id, answered_at: IsNull() }, { answered_at })
        : await em.update(ProductQuestion, { id }, { answered_at: null });
      const answered_by = answer && (actor?.audience === 'vendor' ? 'vendor' : 'admin');
      const row = await super.update(id, { ...input, answer, answered_by }, bounds, actor);
      if (answer && affected) await this.events.publish(questionAnswered, { question_id: id });
      return row;
    });
  }

  protected override moverOf(): 'admin' {
    return 'admin';
  }

  protected override async query(
    listing: Listing,
    bounds: Bounds,
    properties?: readonly string[],
  ): Promise<RowQuery<ProductQuestion>> {
    return (await super.query(listing, bounds, properties)).andWhere(OF_A_PRODUCT);
  }
}

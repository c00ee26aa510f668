import { Injectable } from '@nestjs/common';
import type { AskProductQuestion as Input, QuestionStatus } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Product } from '../catalogue';
import { Customer, publicNameOf } from '../customers';
import { ProductQuestion } from './product-question.entity';
import { ProductQuestionStore } from './product-question.store';

/** Stores a customer's question about a product, pending moderation. */
@Injectable()
export class AskProductQuestion {
  constructor(
    private readonly database: Database,
    private readonly store: ProductQuestionStore,
  ) {}

  /**
   * Idempotent: the same text sent twice is one question.
   * @throws Failure 422 on `product_id` if the product is not shown
   */
  async execute(
    { product_id, question: text }: Input,
    actor: Actor,
    language: string,
  ): Promise<{ id: number; status: QuestionStatus }> {
    const question = text.trim();
    return this.database.tx(async (em) => {
      // Row lock, so that of two concurrent requests the second sees the first one's question.
      await em.update(Customer, { id: actor.id }, { locale: () => 'locale' });
      const customer = await em.findOneByOrFail(Customer, { id: actor.id });
      const product = await em.findOne(Product, { where: { id: product_id, status: 'active' } });
      if (!product) throw Failure.field('product_id', 'There is no such product.');
      const mine = { product_id, customer_id: actor.id, question };
      const existing = await em.findOne(ProductQuestion, { where: mine });
      if (existing) return { id: existing.id, status: existing.status };
      const { vendor_id } = product;
      const about = { vendor_id, author_name: publicNameOf(customer), language };
      return { id: await this.store.create({ ...mine, ...about }, {}, actor), status: 'pending' };
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { CustomerQuestions as Shown, OwnProductQuestion } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Translator } from '../../kernel/i18n';
import { Product } from '../catalogue';
import { ProductQuestion } from './product-question.entity';
import { ProductQuestionStore } from './product-question.store';

/** Maximum number of questions listed. */
const SHOWN = 50;

/** Lists a customer's own questions, and deletes unanswered ones. */
@Injectable()
export class CustomerQuestions {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
    private readonly store: ProductQuestionStore,
  ) {}

  async list({ id: customer_id }: Actor, language: string): Promise<Shown> {
    const order = { id: 'DESC' } as const;
    const rows = await this.database.em.find(ProductQuestion, { where: { customer_id }, order, take: SHOWN });
    const products = await this.products(
      rows.map(({ product_id }) => product_id),
      language,
    );
    const questions = rows.map(({ id, product_id, question, answer, status, created_at }) => ({
      id,
      question,
      answer,
      status,
      can_delete: answer === null,
      product: products.get(product_id) ?? null,
      asked_at: created_at.toISOString(),
    }));
    return { questions };
  }

  /** @throws Failure 404 if not the customer's own; 409 `answered` */
  async remove(id: number, actor: Actor, language: string): Promise<Shown> {
    await this.database.tx(async (em) => {
      const mine = { id, customer_id: actor.id };
      // Row lock, so that a concurrent answer is either seen here or gets a 404.
      await em.update(ProductQuestion, mine, { status: () => 'status' });
      const question = await em.findOne(ProductQuestion, { where: mine });
      if (!question) throw Failure.notFound('question');
      if (question.answer !== null)
        throw Failure.conflict('answered', 'This question has been answered and can’t be deleted any more.');
      await this.store.remove(id, { customer_id: actor.id }, actor);
    });
    return this.list(actor, language);
  }

  private async products(
    ids: number[],
    language: string,
  ): Promise<Map<number, OwnProductQuestion['product']>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.em.find(Product, { where: { id: In(ids), status: 'active' } });
    const named = await this.translator.translate('products', rows, language);
    return new Map(named.map(({ id, name, slug }) => [id, { id, name, slug }]));
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ProductQuestionPage } from '@stoa/contracts';
import { IsNull, Not } from 'typeorm';
import { VersionedCache } from '../../kernel/cache';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Changes } from '../../kernel/resource';
import { Product } from '../catalogue';
import { ProductQuestion } from './product-question.entity';
import type { QuestionPageQuery } from './questions.inputs';

const PER_PAGE = 10;

/** Version name of cached pages with questions. */
export const QUESTIONS = 'product_questions';

/** Lists approved and answered questions about a product for the storefront. */
@Injectable()
export class PublicQuestions implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly changes: Changes,
    private readonly cache: VersionedCache,
  ) {}

  /** A new question is not published yet, so it invalidates no page. */
  onModuleInit(): void {
    this.changes.subscribe([QUESTIONS], async ({ action }) => {
      if (action !== 'create') this.cache.invalidate(QUESTIONS);
    });
  }

  /** Latest answers first. @throws Failure 404 if the product is not shown */
  async list(product_id: number, { page = '1' }: QuestionPageQuery): Promise<ProductQuestionPage> {
    this.cache.dependOnVersions();
    const { em } = this.database;
    if (!(await em.exists(Product, { where: { id: product_id, status: 'active' } })))
      throw Failure.notFound('product');
    const [rows, total] = await em.findAndCount(ProductQuestion, {
      where: { product_id, status: 'approved', answered_at: Not(IsNull()) },
      order: { answered_at: 'DESC', id: 'DESC' },
      skip: (Number(page) - 1) * PER_PAGE,
      take: PER_PAGE,
    });
    const questions = rows.map((row) => ({
      id: row.id,
      author: row.author_name,
      question: row.question,
      language: row.language,
      answer: row.answer ?? '',
      answered_by: row.answered_by,
      asked_at: row.created_at.toISOString(),
      answered_at: (row.answered_at ?? row.updated_at).toISOString(),
    }));
    return { total, questions, page: Number(page), pages: Math.max(1, Math.ceil(total / PER_PAGE)) };
  }
}

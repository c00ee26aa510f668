import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { VersionedCache } from '../../kernel/cache';
import { Database } from '../../kernel/database';
import { HistoryErasure } from '../audit';
import type { DataSubject } from '../customers';
import { PersonalData } from '../customers';
import { ProductQuestion } from './product-question.entity';
import { QUESTIONS } from './public-questions';

/** Personal data in questions: erasure anonymises answered ones, which help others, and deletes the rest. */
@Injectable()
export class QuestionData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly data: PersonalData,
    private readonly histories: HistoryErasure,
    private readonly cache: VersionedCache,
  ) {}

  onModuleInit(): void {
    this.data.add({
      name: 'product_questions',
      read: (subject) => this.read(subject),
      erase: (subject) => this.erase(subject),
    });
  }

  private async read({ customer_id }: DataSubject): Promise<object[]> {
    const rows = await this.database.em.find(ProductQuestion, {
      where: { customer_id },
      order: { id: 'ASC' },
    });
    return rows.map(({ author_name, language, question, answer, status, created_at }) => ({
      author_name,
      language,
      question,
      answer,
      status,
      asked_at: created_at,
    }));
  }

  private async erase({ customer_id }: DataSubject): Promise<void> {
    const { em } = this.database;
    const rows = await em.find(ProductQuestion, { where: { customer_id }, select: { id: true } });
    await this.histories.eraseValues(
      'product_questions',
      rows.map(({ id }) => id),
    );
    await em.delete(ProductQuestion, { customer_id, answer: IsNull() });
    const answered = { customer_id, answer: Not(IsNull()) };
    const { affected } = await em.update(ProductQuestion, answered, { author_name: null, customer_id: null });
    if (affected) this.cache.invalidate(QUESTIONS);
  }
}

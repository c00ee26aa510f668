import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { Handles } from '../../../kernel/events';
import { Translator } from '../../../kernel/i18n';
import { say } from '../../../kernel/wording';
import { Product } from '../../catalogue';
import { ProductQuestion, questionAnswered } from '../../questions';
import { AlertMails } from './alert-mails';

/** E-mails customers when their question about a product has been answered. */
@Injectable()
export class QuestionAlerts {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
    private readonly mails: AlertMails,
  ) {}

  /** Skips questions rejected, and answers withdrawn, since the event was published. */
  @Handles(questionAnswered, 'alerts')
  async answered({ question_id }: { question_id: number }): Promise<void> {
    const { em } = this.database;
    const row = await em.findOneBy(ProductQuestion, { id: question_id });
    if (!row?.customer_id || !row.answer || row.status === 'rejected') return;
    const { customer_id, question, answer, status } = row;
    const where = { id: row.product_id, status: 'active' as const };
    const product = await em.findOneBy(Product, where);
    if (!product) return;
    await this.mails.toCustomer(customer_id, async (language) => {
      const [{ name, slug } = product] = await this.translator.translate('products', [product], language);
      const path = status === 'approved' ? `/product/${encodeURIComponent(slug)}` : null;
      return {
        subject: say`Your question about ${name} has been answered`,
        sentences: [],
        sections: [
          { heading: say`Question`, rows: question.split('\n') },
          { heading: say`Answer`, rows: answer.split('\n') },
        ],
        link: path
          ? { label: 'View product', path: `${path}?lang=${language}#questions` }
          : { label: 'Your questions', path: `/customer/questions?lang=${language}` },
      };
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { Handles } from '../../../kernel/events';
import { Translator } from '../../../kernel/i18n';
import { msg } from '../../../kernel/translation';
import { Product } from '../../catalogue';
import { ProductQuestion, questionAnswered } from '../../questions';
import { AlertMails } from './alert-mails';
import { questionAnsweredEmail } from './alert.emails';

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
        email: questionAnsweredEmail,
        values: { product_name: name, link_text: path ? msg`View product` : msg`Your questions` },
        sections: [
          { heading: msg`Question`, rows: question.split('\n') },
          { heading: msg`Answer`, rows: answer.split('\n') },
        ],
        path: path ? `${path}?lang=${language}#questions` : `/customer/questions?lang=${language}`,
      };
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { Handles } from '../../../kernel/events';
import { Translator } from '../../../kernel/i18n';
import { msg } from '../../../kernel/translation';
import { Product } from '../../catalogue';
import { Review, reviewRejected } from '../../reviews';
import { AlertMails } from './alert-mails';
import { reviewRejectedEmail } from './alert.emails';

/** E-mails customers when their review is not published, so that they can edit it. */
@Injectable()
export class ReviewAlerts {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
    private readonly mails: AlertMails,
  ) {}

  /** Skips reviews edited, approved or deleted since the event was published, and those of withdrawn products. */
  @Handles(reviewRejected, 'alerts')
  async rejected({ review_id }: { review_id: number }): Promise<void> {
    const { em } = this.database;
    const review = await em.findOneBy(Review, { id: review_id, status: 'rejected' });
    if (!review?.customer_id || !review.product_id) return;
    const { customer_id, rejection_reason, title, body } = review;
    const product = await em.findOneBy(Product, { id: review.product_id });
    if (!product) return;
    await this.mails.toCustomer(customer_id, async (language) => {
      const [{ name } = product] = await this.translator.translate('products', [product], language);
      const text = [...(title ? [title] : []), ...body.split('\n')];
      return {
        email: reviewRejectedEmail,
        values: { product_name: name },
        sections: [
          ...(rejection_reason ? [{ heading: msg`Why`, rows: rejection_reason.split('\n') }] : []),
          { heading: msg`Your review`, rows: text },
        ],
        path: `/customer/reviews/${review_id}?lang=${language}`,
      };
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Handles } from '../../../kernel/events';
import { AlertMails } from '../../messaging';
import { booksBrokenEmail } from './books.emails';
import { booksBroken } from './books.events';

/** E-mails operators when the books break a rule. */
@Injectable()
export class BooksAlert {
  constructor(private readonly mails: AlertMails) {}

  @Handles(booksBroken, 'alerts')
  async onBroken({ rules }: { rules: string[] }): Promise<void> {
    await this.mails.toOperators(() => ({
      email: booksBrokenEmail,
      values: { rules: rules.join(', ') },
      path: '/admin/trial_balance',
    }));
  }
}

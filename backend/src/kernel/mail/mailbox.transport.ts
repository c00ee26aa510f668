import { LessThanOrEqual } from 'typeorm';
import type { Clock } from '../clock';
import type { Database } from '../database';
import { type Mail, MailTransport } from './mail';
import { MailboxMail } from './mailbox-mail';

/** Number of stored e-mails; older ones are deleted. */
export const MAX_MAILS = 500;

/** Stores e-mails in a table instead of sending them, if SMTP_URL is not set. */
export class MailboxTransport extends MailTransport {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  deliver({ to, subject, html, text }: Mail): Promise<void> {
    return this.database.tx(async (em) => {
      const now = this.clock.now();
      const mail = { to, subject: subject.slice(0, 255), html, text };
      await em.insert(MailboxMail, { ...mail, created_at: now, updated_at: now });
      const [oldest] = await em.find(MailboxMail, {
        select: { id: true },
        order: { id: 'DESC' },
        skip: MAX_MAILS,
        take: 1,
      });
      if (oldest) await em.delete(MailboxMail, { id: LessThanOrEqual(oldest.id) });
    });
  }
}

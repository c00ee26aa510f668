import { Database } from '../../src/kernel/database';
import { MailboxMail } from '../../src/kernel/mail';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { eventually } from './eventually';
import type { Shop } from './shop';

/** The e-mails to an address, oldest first; waits until there are at least `atLeast`. */
export async function mailsTo(shop: Shop, to: string, atLeast = 1): Promise<MailboxMail[]> {
  await shop.app.get(OutboxDispatcher).drain();
  const { em } = shop.app.get(Database);
  const read = (): Promise<MailboxMail[]> => em.find(MailboxMail, { where: { to }, order: { id: 'ASC' } });
  await eventually(async () => expect((await read()).length).toBeGreaterThanOrEqual(atLeast));
  return read();
}

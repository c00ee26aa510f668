import { Database } from '../../src/kernel/database';
import { MailboxMail } from '../../src/kernel/mail';
import { Pump } from '../../src/kernel/queue';
import { eventually } from './eventually';
import type { Shop } from './shop';

/** The mails that somebody has got, oldest first, once there are as many as are waited for. */
export async function mailsTo(shop: Shop, to: string, atLeast = 1): Promise<MailboxMail[]> {
  await shop.app.get(Pump).drain();
  const { em } = shop.app.get(Database);
  const read = (): Promise<MailboxMail[]> => em.find(MailboxMail, { where: { to }, order: { id: 'ASC' } });
  await eventually(async () => expect((await read()).length).toBeGreaterThanOrEqual(atLeast));
  return read();
}

import { Database } from '../../src/kernel/database';
import { OutboxDispatcher, type OutboxJob } from '../../src/kernel/queue';
import { Mailer } from '../../src/kernel/mail';
import { FakeSmtp } from '../support/fake-smtp';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

describe('an e-mail whose worker ends after sending it', () => {
  const server = new FakeSmtp();
  let shop: Shop;

  beforeAll(async () => {
    shop = await startShop({ ...(await server.open()), MAIL_FROM: 'Shop <news@shop.example>' });
  });
  afterAll(async () => {
    await shop.close();
    await server.close();
  });

  /** Enqueues an e-mail, and claims its job before any worker does. */
  async function claimed(subject: string): Promise<OutboxJob> {
    const dispatcher = shop.app.get(OutboxDispatcher);
    await dispatcher.drain();
    const [job] = await shop.app.get(Database).tx(async () => {
      await shop.app.get(Mailer).send({ to: 'ada@stoa.test', subject, html: '<p>Hi</p>', text: 'Hi' });
      return dispatcher['outbox'].claim(10);
    });
    if (job?.name !== 'mail.send') throw new Error('Another job was claimed');
    return job;
  }
  const idsOf = (subject: string): string[] =>
    server.mails
      .filter((mail) => mail.includes(`Subject: ${subject}`))
      .map((mail) => /^Message-ID: (.+?)\r?$/im.exec(mail)?.[1] ?? '');

  it('is sent again with the same Message-ID, by which servers and clients drop the double', async () => {
    const runner = shop.app.get(OutboxDispatcher)['runner'];
    const job = await claimed('Once');
    const other = await claimed('Another');
    for (const each of [job, job, other]) await runner.run(each);
    const [first = '', second] = idsOf('Once');
    expect(first).toMatch(/^<[0-9a-f-]{36}@shop\.example>$/);
    expect(second).toBe(first);
    expect(idsOf('Another')).toEqual([expect.not.stringContaining(first)]);
  });
});

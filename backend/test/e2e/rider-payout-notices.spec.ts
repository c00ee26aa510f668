import type { RiderChat } from '@stoa/contracts';
import type { MailboxMail } from '../../src/kernel/mail';
import type { DeliveringShop } from '../support/riders.factories';
import { givenDeliveringShop, givenRider } from '../support/riders.factories';
import { mailsTo } from '../support/mail';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';
import { workDone } from '../support/work-done';

interface Data<T> {
  data: T;
}

describe('what riders learn of their payouts', () => {
  let shop: Shop;
  let delivering: DeliveringShop;

  beforeAll(async () => {
    shop = await startShop();
    delivering = await givenDeliveringShop(shop);
  });
  afterAll(() => shop.close());

  /** A vendor's rider who has earned 4.50, and requests for payouts of it. */
  async function given(facts: { email?: string }) {
    const { vendor, client } = await givenVendor(shop);
    const rider = await givenRider(shop, {
      vendor_id: vendor.id,
      bank_account: 'DE89 3704 0044 0532 0130 00',
      commission_type: 'fixed',
      commission_amount: 450,
      ...facts,
    });
    const { id } = (await delivering.offer(await delivering.orderOf(vendor.id), rider.id)).body.data;
    // A delivery that was accepted before the mail about it was written is not announced.
    await workDone(shop);
    for (const state of ['accepted', 'picked_up', 'in_transit', 'delivered'] as const)
      await delivering.step(id, state);
    const ask = async () => {
      const body = { rider_id: rider.id, amount: 450 };
      const made = await client.post<Data<{ id: number; number: string }>>(
        '/vendor/createRiderPayoutRequest',
        body,
      );
      return made.body.data;
    };
    const move = async (request: number, state: string, reason?: string) => {
      const at = `/vendor/updateRiderPayoutRequestStatus/${request}/${state}`;
      expect((await client.put(at, { filterData: {}, reason })).status).toBe(200);
    };
    return { rider, client, ask, move };
  }
  const textOf = (mails: MailboxMail[], subject: string) =>
    mails.find((mail) => mail.subject === `Stoa: ${subject}`)?.text;

  it('is e-mailed at each decision, with the amount and the reason', async () => {
    const email = 'rider-payouts@shop.test';
    const { ask, move } = await given({ email });
    const first = await ask();
    await move(first.id, 'rejected', 'Please wait for Friday.');
    const { id, number } = await ask();
    await move(id, 'approved');
    await move(id, 'processing');
    await move(id, 'failed', 'The account is closed.');
    await move(id, 'processing');
    await move(id, 'paid');
    await workDone(shop);
    // The first is about the delivery that the money is for.
    const [offered, ...mails] = await mailsTo(shop, email, 5);
    expect(offered?.subject).toContain('New delivery');
    expect(mails).toHaveLength(4);
    expect(textOf(mails, `Your payout ${first.number} was rejected`)).toMatch(
      /\$4\.50 is still owed to you[^]+Reason\nPlease wait for Friday\./,
    );
    expect(textOf(mails, `Your payout ${number} was approved`)).toContain('You will receive $4.50 soon.');
    expect(textOf(mails, `Your payout ${number} failed`)).toMatch(
      /\$4\.50 could not be sent[^]+Reason\nThe account is closed\./,
    );
    expect(textOf(mails, `Your payout ${number} was paid`)).toContain('$4.50 has been sent to you.');
  });

  it('is in the chat of riders without an address', async () => {
    const { rider, client, ask, move } = await given({});
    const { id, number } = await ask();
    await move(id, 'rejected', 'Please wait for Friday.');
    await workDone(shop);
    const chat = await client.get<Data<RiderChat>>(`/vendor/fetchAllRiderMessages/${rider.id}`);
    expect(chat.body.data.messages.map(({ body }) => body)).toContain(
      [
        `Your payout ${number} was rejected`,
        '$4.50 is still owed to you and can be paid out later.',
        'Reason',
        'Please wait for Friday.',
      ].join('\n'),
    );
  });
});

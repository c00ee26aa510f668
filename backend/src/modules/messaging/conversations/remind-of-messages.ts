import { Injectable } from '@nestjs/common';
import type { MessageAuthor } from '@stoa/contracts';
import { IsNull, Not } from 'typeorm';
import { Database } from '../../../kernel/database';
import { defineJob, JobQueue, Processes } from '../../../kernel/queue';
import { msg } from '../../../kernel/translation';
import { Languages } from '../../../kernel/i18n';
import { MessageTranslator } from '../../../kernel/translation';
import { Customer } from '../../customers';
import { Vendor } from '../../vendors';
import { AlertMails } from '../alerts/alert-mails';
import { customerUnreadMessages, vendorUnreadMessages } from '../alerts/alert.emails';
import { SendPush } from '../push/send-push';
import { Conversation } from './conversation.entity';
import { otherSide } from './side';
import { UnreadCounts } from './unread-counts';

/** Milliseconds that a message stays unread before a reminder e-mail is sent. */
const QUIET_FOR = 10 * 60_000;

interface Reminder {
  conversation_id: number;
  side: MessageAuthor;
  /** The side's read mark when the message was written. */
  read_id: number;
}

const REMIND = defineJob<Reminder>('messages.remind');

/** Reminds a side of unread messages: one e-mail, and no other until it has read again. */
@Injectable()
export class RemindOfMessages {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly unread: UnreadCounts,
    private readonly mails: AlertMails,
    private readonly push: SendPush,
    private readonly languages: Languages,
    private readonly messageTranslator: MessageTranslator,
  ) {}

  /** Call in the transaction that stores the message of `author`. */
  async plan({ id }: Pick<Conversation, 'id'>, author: MessageAuthor): Promise<void> {
    const side = otherSide(author);
    const row = await this.database.em.findOneByOrFail(Conversation, { id });
    const read_id = row[`${side}_read_id`];
    if (row[`${side}_reminded_id`] === read_id) return;
    const key = `${id}:${side}:${read_id}`;
    await this.queue.enqueue(REMIND, { conversation_id: id, side, read_id }, { delay: QUIET_FOR, key });
    const isFirst = ((await this.unread.count([id], side)).get(id) ?? 0) === 1;
    if (side === 'customer' && isFirst) await this.pushTo(row);
  }

  @Processes(REMIND)
  async remind({ conversation_id: id, side, read_id }: Reminder): Promise<void> {
    await this.database.tx(async (em) => {
      const row = await em.findOneBy(Conversation, { id });
      const count = (await this.unread.count([id], side)).get(id) ?? 0;
      // If the side has read since, newer messages have a reminder job of their own.
      if (!row || row[`${side}_read_id`] !== read_id || count === 0) return;
      const mark = `${side}_reminded_id` as const;
      const unmarked = [{ [mark]: IsNull() }, { [mark]: Not(read_id) }].map((one) => ({ id, ...one }));
      const { affected } = await em.update(Conversation, unmarked as never, { [mark]: read_id });
      if (affected) await (side === 'vendor' ? this.mailStore(row, count) : this.mailCustomer(row, count));
    });
  }

  private async mailStore({ id, vendor_id }: Conversation, count: number): Promise<void> {
    await this.mails.toVendor(vendor_id, 'conversations.create', () => ({
      email: vendorUnreadMessages,
      values: { unread_count: String(count) },
      path: `/seller/live_chat/view/${id}?with=customers`,
    }));
  }

  private async mailCustomer({ id, customer_id, vendor_id }: Conversation, count: number): Promise<void> {
    const name = await this.storeOf(vendor_id);
    await this.mails.toCustomer(customer_id, () => ({
      email: customerUnreadMessages,
      values: { store_name: name, unread_count: String(count) },
      path: `/customer/messages/${id}`,
    }));
  }

  private async pushTo({ id, customer_id, vendor_id }: Conversation): Promise<void> {
    const customer = await this.database.em.findOneBy(Customer, { id: customer_id });
    const language = this.languages.pick(customer?.locale ?? undefined);
    const name = await this.storeOf(vendor_id);
    const body = this.messageTranslator.in(language)(msg`${name} has written to you`);
    const path = `/customer/messages/${id}`;
    await this.push.toCustomer(customer_id, { language, title: name, body, path });
  }

  private async storeOf(id: number): Promise<string> {
    return (await this.database.em.findOneBy(Vendor, { id }))?.store_name ?? '';
  }
}

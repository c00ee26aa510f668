import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Database } from '../../kernel/database';
import { MailboxMail } from '../../kernel/mail';
import { PersonalData } from '../customers';
import { MediaLibrary } from '../media';
import { Conversation } from './conversations/conversation.entity';
import { Message } from './conversations/message.entity';
import { PushToken } from './push/push-token.entity';

const MESSAGES = `SELECT v.store_name AS store, m.author, m.body, m.created_at AS sent_at
  FROM conversations c JOIN messages m ON m.conversation_id = c.id JOIN vendors v ON v.id = c.vendor_id
  WHERE c.customer_id = ? ORDER BY m.id`;

/** Personal data: conversations with stores, push devices, and e-mails stored without a mail server. */
@Injectable()
export class MessagingData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly data: PersonalData,
    private readonly library: MediaLibrary,
  ) {}

  onModuleInit(): void {
    this.data.add(
      {
        name: 'conversations',
        read: ({ customer_id }) => this.database.em.query(MESSAGES, [customer_id]),
        erase: ({ customer_id }) => this.eraseConversations(customer_id),
      },
      {
        name: 'push_devices',
        read: async ({ customer_id }) => {
          const rows = await this.database.em.find(PushToken, { where: { customer_id } });
          return rows.map(({ created_at }) => ({ registered_at: created_at }));
        },
        erase: async ({ customer_id }) => void (await this.database.em.delete(PushToken, { customer_id })),
      },
      {
        name: 'emails',
        read: async ({ email }) => {
          if (!email) return [];
          const rows = await this.database.em.find(MailboxMail, {
            where: { to: email },
            order: { id: 'ASC' },
          });
          return rows.map(({ subject, created_at }) => ({ subject, sent_at: created_at }));
        },
        erase: async ({ email }) => {
          if (email) await this.database.em.delete(MailboxMail, { to: email });
        },
      },
    );
  }

  /** A store's pictures stay in its media library; the customer's are deleted with their messages. */
  private async eraseConversations(customer_id: number): Promise<void> {
    const { em } = this.database;
    const sent = await em.find(Message, {
      where: { conversation: { customer_id }, author: 'customer', media_id: Not(IsNull()) },
    });
    await em.delete(Conversation, { customer_id });
    for (const { media_id } of sent) if (media_id !== null) await this.library.removeUnused(media_id);
  }
}

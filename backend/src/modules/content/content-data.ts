import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import { HistoryErasure } from '../audit';
import type { DataSubject } from '../customers';
import { PersonalData } from '../customers';
import { ContactForm } from './contact-forms';
import { NewsComment } from './news-comments';
import { Newsletter } from './newsletters';

/** A kind of user-submitted content, and which of its rows belong to a data subject. */
interface Kind<T extends ObjectLiteral> {
  name: string;
  /** Resource name in the audit log. */
  resource: string;
  entity: EntityTarget<T>;
  where(subject: DataSubject): FindOptionsWhere<T> | null;
  shown(row: T): object;
}

/** Rows by verified e-mail address only: an unverified one may be somebody else's. */
const ofAddress = ({ email }: DataSubject): { email: string } | null => (email ? { email } : null);

/** A customer's comments, contact messages and newsletter subscription; erasure deletes them all. */
@Injectable()
export class ContentData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly data: PersonalData,
    private readonly histories: HistoryErasure,
  ) {}

  onModuleInit(): void {
    this.add({
      name: 'comments',
      resource: 'news_comments',
      entity: NewsComment,
      where: ({ customer_id }) => ({ customer_id }),
      shown: ({ author_name, email, body, status, created_at }) => {
        return { author_name, email, body, status, written_at: created_at };
      },
    });
    this.add({
      name: 'messages_to_the_shop',
      resource: 'contact_forms',
      entity: ContactForm,
      where: ofAddress,
      shown: ({ name, email, phone, subject, message, order_number, reply, created_at }) => {
        return { name, email, phone, subject, message, order_number, reply, written_at: created_at };
      },
    });
    this.add({
      name: 'newsletter',
      resource: 'newsletters',
      entity: Newsletter,
      where: ofAddress,
      shown: ({ email, locale, state, consent_at, source }) => ({ email, locale, state, consent_at, source }),
    });
  }

  private add<T extends ObjectLiteral & { id: number }>({ name, resource, ...kind }: Kind<T>): void {
    this.data.add({
      name,
      read: async (subject) => (await this.rows(kind, subject)).map(kind.shown),
      erase: async (subject) => {
        const ids = (await this.rows(kind, subject)).map(({ id }) => id);
        if (ids.length === 0) return;
        await this.histories.eraseValues(resource, ids);
        await this.database.em.delete(kind.entity, { id: In(ids) } as never);
      },
    });
  }

  private async rows<T extends ObjectLiteral>(
    { entity, where: of }: Pick<Kind<T>, 'entity' | 'where'>,
    subject: DataSubject,
  ): Promise<T[]> {
    const where = of(subject);
    return where ? this.database.em.find(entity, { where, order: { id: 'ASC' } as never }) : [];
  }
}

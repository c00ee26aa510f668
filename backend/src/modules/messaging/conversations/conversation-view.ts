import { Injectable } from '@nestjs/common';
import type { Conversation as Shown, ConversationVendor } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { Translator } from '../../../kernel/i18n';
import { Customer, publicNameOf } from '../../customers';
import { Pictures } from '../../media';
import { Vendor } from '../../vendors';
import type { Conversation } from './conversation.entity';
import { Message } from './message.entity';
import { otherSide, sideOf } from './side';
import { UnreadCounts } from './unread-counts';

/** Presents conversations to a customer, a vendor or an operator. */
@Injectable()
export class ConversationView {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
    private readonly pictures: Pictures,
    private readonly unread: UnreadCounts,
  ) {}

  /** Keeps the order of `rows`; conversations without messages are left out. */
  async present(rows: readonly Conversation[], actor: Actor, language: string): Promise<Shown[]> {
    if (rows.length === 0) return [];
    const { em } = this.database;
    const side = sideOf(actor);
    const [stores, customers, lasts, unread] = await Promise.all([
      em.find(Vendor, { where: { id: In(rows.map(({ vendor_id }) => vendor_id)) } }),
      em.find(Customer, { where: { id: In(rows.map(({ customer_id }) => customer_id)) } }),
      em.find(Message, { where: { id: In(rows.map(({ last_id }) => last_id)) } }),
      side
        ? this.unread.count(
            rows.map(({ id }) => id),
            side,
          )
        : new Map<number, number>(),
    ]);
    const vendors = new Map((await this.vendors(stores, language)).map((vendor) => [vendor.id, vendor]));
    const isApproved = new Map(stores.map(({ id, status }) => [id, status === 'approved']));
    const named = new Map(customers.map((customer) => [customer.id, nameOf(customer, actor)]));
    const last = new Map(lasts.map((message) => [message.id, lastOf(message)]));
    return rows.flatMap((row) => {
      const [vendor, latest] = [vendors.get(row.vendor_id), last.get(row.last_id)];
      if (!vendor || !latest) return [];
      const name = named.get(row.customer_id) ?? null;
      const is_closed = row.closed_at !== null;
      const isWritable = !is_closed && name !== null && isApproved.get(row.vendor_id) === true;
      return [
        {
          id: row.id,
          vendor,
          customer: { id: row.customer_id, name },
          unread: unread.get(row.id) ?? 0,
          read_id: side ? row[`${otherSide(side)}_read_id`] : 0,
          is_closed,
          can_write: side !== null && isWritable,
          last: latest,
        },
      ];
    });
  }

  /** A store by its id. @throws Failure 404 if it does not exist */
  async vendor(id: number, language: string): Promise<ConversationVendor> {
    const rows = await this.database.em.find(Vendor, { where: { id } });
    const [vendor] = await this.vendors(rows, language);
    if (!vendor) throw Failure.notFound('store');
    return vendor;
  }

  private async vendors(rows: Vendor[], language: string): Promise<ConversationVendor[]> {
    const [texts, logos] = await Promise.all([
      this.translator.translate('vendors', rows, language),
      this.pictures.findByIds(
        rows.map(({ logo_id }) => logo_id),
        language,
      ),
    ]);
    return texts.map(({ id, slug, store_name, logo_id }) => ({
      id,
      slug,
      name: store_name,
      logo: logos.get(logo_id ?? 0) ?? null,
    }));
  }
}

/** Stores see only the customer's public name, as other customers do; an order shows the full name. */
function nameOf(customer: Customer, actor: Actor): string {
  return actor.audience === 'vendor'
    ? publicNameOf(customer)
    : `${customer.first_name} ${customer.last_name}`.trim();
}

const PREVIEW = 200;

function lastOf({ id, author, body, media_id, retracted_at, created_at }: Message): Shown['last'] {
  return {
    id,
    author,
    body: body.slice(0, PREVIEW),
    sent_at: created_at.toISOString(),
    is_retracted: retracted_at !== null,
    has_picture: media_id !== null,
  };
}

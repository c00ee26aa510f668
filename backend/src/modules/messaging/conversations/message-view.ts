import { Injectable } from '@nestjs/common';
import type { ConversationMessage } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Translator } from '../../../kernel/i18n';
import { Product } from '../../catalogue';
import { Pictures } from '../../media';
import { Order } from '../../ordering';
import type { Message } from './message.entity';
import { canRetract } from './retraction';
import { sideOf } from './side';

/** Presents messages with their pictures, products and orders. */
@Injectable()
export class MessageView {
  constructor(
    private readonly database: Database,
    private readonly pictures: Pictures,
    private readonly translator: Translator,
    private readonly clock: Clock,
  ) {}

  /** Keeps the order of `rows`. */
  async present(rows: readonly Message[], actor: Actor, language: string): Promise<ConversationMessage[]> {
    const [pictures, products, orders] = await Promise.all([
      this.pictures.findByIds(
        rows.map(({ media_id }) => media_id),
        language,
      ),
      this.products(rows, language),
      this.orders(rows),
    ]);
    const side = sideOf(actor);
    const now = this.clock.now();
    return rows.map((row) => ({
      id: row.id,
      author: row.author,
      body: row.body,
      author_name: side === 'customer' ? null : row.author_name,
      picture: pictures.get(row.media_id ?? 0) ?? null,
      product: products.get(row.product_id ?? 0) ?? null,
      order: orders.get(row.order_id ?? 0) ?? null,
      sent_at: row.created_at.toISOString(),
      is_retracted: row.retracted_at !== null,
      can_retract: row.author === side && canRetract(row, now),
    }));
  }

  private async products(rows: readonly Message[], language: string) {
    const ids = named(rows.map(({ product_id }) => product_id));
    const products = ids.length
      ? await this.database.em.find(Product, { where: { id: In(ids) }, withDeleted: true })
      : [];
    const texts = await this.translator.translate('products', products, language);
    return new Map(
      texts.map(({ id, name, slug, status, deleted_at }) => [
        id,
        { id, name, slug: status === 'active' && !deleted_at ? slug : null },
      ]),
    );
  }

  private async orders(rows: readonly Message[]) {
    const ids = named(rows.map(({ order_id }) => order_id));
    const select = { id: true, group_id: true, number: true };
    const orders = ids.length ? await this.database.em.find(Order, { where: { id: In(ids) }, select }) : [];
    return new Map(orders.map(({ id, group_id, number }) => [id, { id, group_id, number }]));
  }
}

const named = (ids: readonly (number | null)[]): number[] => [
  ...new Set(ids.filter((id): id is number => id !== null)),
];

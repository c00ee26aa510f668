import { Injectable } from '@nestjs/common';
import type { CustomerReviews as Shown, OwnReview, ProductToReview } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Translator } from '../../kernel/i18n';
import { Product } from '../catalogue';
import { Pictures } from '../media';
import { VendorsOfPerson } from '../vendors';
import { Review } from './review.entity';
import { ReviewPictures } from './review-pictures';
import { ReviewStore } from './review.store';

/** Maximum rows of each list. */
const SHOWN = 50;

/** Latest delivered order line without a review of each product of other vendors, latest first. */
const openLines = (
  ownVendors: number,
): string => `SELECT latest.product_id, latest.media_id, o.number FROM order_lines latest JOIN orders o ON o.id = latest.order_id
  WHERE latest.id IN (SELECT MAX(l.id) FROM order_lines l JOIN orders o ON o.id = l.order_id
  LEFT JOIN reviews r ON r.order_item_id = l.id
  JOIN products p ON p.id = l.product_id
  WHERE o.customer_id = ? AND o.state IN ('delivered', 'completed') AND r.id IS NULL
    AND p.status = 'active' AND p.deleted_at IS NULL
    AND o.vendor_id NOT IN (0${', ?'.repeat(ownVendors)}) GROUP BY l.product_id)
  ORDER BY latest.id DESC LIMIT ${SHOWN}`;

interface OpenLine {
  product_id: number;
  media_id: number | null;
  number: string;
}

/** Lists a customer's products to review and own reviews. */
@Injectable()
export class CustomerReviews {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
    private readonly pictures: Pictures,
    private readonly photos: ReviewPictures,
    private readonly store: ReviewStore,
    private readonly vendors: VendorsOfPerson,
  ) {}

  async list(actor: Actor, language: string): Promise<Shown> {
    return { to_write: await this.toWrite(actor, language), reviews: await this.written(actor.id, language) };
  }

  /** Deletes one of the customer's own reviews; the purchase can then be reviewed again. */
  async remove(id: number, actor: Actor, language: string): Promise<Shown> {
    await this.store.remove(id, { customer_id: actor.id }, actor);
    return this.list(actor, language);
  }

  private async toWrite({ id, email }: Actor, language: string): Promise<ProductToReview[]> {
    const own = await this.vendors.find(email);
    const latest: OpenLine[] = await this.database.em.query(openLines(own.size), [id, ...own]);
    const products = await this.products(
      latest.map((row) => row.product_id),
      language,
    );
    const pictures = await this.pictures.findByIds(
      latest.map((row) => row.media_id),
      language,
    );
    return latest.flatMap(({ product_id, media_id, number }) => {
      const product = products.get(product_id);
      if (!product) return [];
      return [{ ...product, picture: pictures.get(media_id ?? 0) ?? null, order_number: number }];
    });
  }

  private async written(customer_id: number, language: string): Promise<OwnReview[]> {
    const order = { id: 'DESC' } as const;
    const rows = await this.database.em.find(Review, { where: { customer_id }, order, take: SHOWN });
    const products = await this.products(
      rows.flatMap(({ product_id }) => product_id ?? []),
      language,
    );
    const photos = await this.photos.findByReviews(
      rows.map(({ id }) => id),
      language,
    );
    return rows.map((row) => ({
      id: row.id,
      rating: row.rating,
      title: row.title,
      body: row.body,
      pictures: photos.get(row.id) ?? [],
      status: row.status,
      rejection_reason: row.rejection_reason,
      reply: row.vendor_reply,
      can_edit: row.source === 'customer',
      product: products.get(row.product_id ?? 0) ?? null,
      written_at: row.created_at.toISOString(),
    }));
  }

  private async products(ids: number[], language: string): Promise<Map<number, ProductName>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.em.find(Product, { where: { id: In(ids), status: 'active' } });
    const named = await this.translator.translate('products', rows, language);
    return new Map(named.map(({ id, name, slug }) => [id, { id, name, slug }]));
  }
}

type ProductName = Pick<ProductToReview, 'id' | 'name' | 'slug'>;

import { Injectable } from '@nestjs/common';
import type { ReviewStatus } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { normaliseEmail } from '../../../kernel/spelling';
import { msg } from '../../../kernel/translation';
import { Customer } from '../../customers';
import { isProven } from '../../ordering';
import { Review, reviews } from '../../reviews';
import type { RecordReader } from '../reading/record-reader';
import { FindProduct, type NamedProduct } from './find-product';
import { filled, type KindContext, MigrationKind, type Prepared, type ReadRecord } from './migration-kind';
import { ValidatedStore } from './validated-store';

interface Text {
  rating: number;
  title: string | null;
  body: string;
  author_name: string | null;
  status: ReviewStatus;
  /** When it was written; null where the file does not say. */
  written_at: string | null;
  vendor_reply: string | null;
}

interface Draft extends Text {
  product: NamedProduct;
  email: string | null;
}

interface Values extends Text {
  product_id: number;
  /** Not compared: the account may come later. */
  customer_id?: number;
}

const STATUSES: Readonly<Record<string, ReviewStatus>> = {
  published: 'approved',
  approved: 'approved',
  approve: 'approved',
  ok: 'approved',
  '1': 'approved',
  true: 'approved',
  pending: 'pending',
  'not-yet': 'pending',
  hold: 'pending',
  '0': 'pending',
  '2': 'pending',
  unpublished: 'hidden',
  hidden: 'hidden',
  spam: 'rejected',
  trash: 'rejected',
  rejected: 'rejected',
  '3': 'rejected',
};

/** Product reviews; one whose product is not here yet waits for it. */
@Injectable()
export class ReviewsKind extends MigrationKind<Draft, Values> {
  readonly name = 'reviews';
  readonly resource = 'reviews';

  constructor(
    private readonly database: Database,
    private readonly store: ValidatedStore,
    private readonly products: FindProduct,
  ) {
    super();
  }

  read(reader: RecordReader, { source }: KindContext): ReadRecord<Draft> {
    const product = {
      handle: reader.text('product_handle', 190),
      sku: reader.text('product_sku', 64),
      name: reader.text('product_name', 190),
    };
    if (!product.handle && !product.sku && !product.name)
      reader.refuse('product_handle', 'names no product: the file needs its handle, SKU or name');
    const rating = reader.whole('rating');
    if (rating === null && !reader.cell('rating')) reader.refuse('rating', 'is required');
    if (rating !== null && (rating < 1 || rating > 5)) reader.refuse('rating', 'must be from 1 to 5');
    const title = reader.text('title', 120);
    const text = reader.text('body', 4000);
    if (!text && title) reader.note('body', 'is empty; the title stands for it', title);
    if (!text && !title) reader.refuse('body', 'is required');
    const email = normaliseEmail(reader.cell('email')) || null;
    const draft: Draft = {
      product,
      email,
      rating: rating ?? 0,
      title: text ? title : null,
      body: text ?? title ?? '',
      author_name: reader.text('author', 80),
      status: this.status(reader),
      written_at: reader.moment('created_at')?.at.toISOString() ?? null,
      vendor_reply: reader.text('reply', 2000),
    };
    const named = product.handle ?? product.sku ?? product.name;
    const external = reader.cell('external_id');
    const own = external ? [external] : [named, email ?? draft.author_name, draft.written_at, draft.title];
    return {
      key: JSON.stringify([source, ...own]),
      label: `${named ?? ''}: ${draft.author_name ?? ''}`,
      draft,
    };
  }

  async prepare({ product, email, ...text }: Draft): Promise<Prepared<Values>> {
    const found = await this.products.execute(product);
    const value = product.handle ?? product.sku ?? product.name ?? '';
    const field = product.handle ? 'product_handle' : product.sku ? 'product_sku' : 'product_name';
    if (found === null) return { waits: msg`waits for the product ${value}`, field, value };
    if ('refused' in found) return { refused: found.refused, field, value };
    const customer = email && (await this.database.em.findOne(Customer, { where: { email } }));
    const own = customer && isProven(customer) ? { customer_id: customer.id } : {};
    return { values: { ...text, product_id: found.id, ...own } };
  }

  find(): Promise<null> {
    return Promise.resolve(null);
  }

  async current(id: number): Promise<Values | null> {
    const review = await this.database.em.findOne(Review, { where: { id } });
    if (!review || review.product_id === null) return null;
    const { product_id, rating, title, body, author_name, status, created_at, vendor_reply } = review;
    const written_at = created_at.toISOString();
    return { product_id, rating, title, body, author_name, status, written_at, vendor_reply };
  }

  async create({ status, written_at, customer_id, ...input }: Values): Promise<number> {
    const further = { status, ...(customer_id !== undefined && { customer_id }) };
    const id = await this.store.create(reviews, filled(input), further);
    await this.date(id, written_at);
    return id;
  }

  async update(
    id: number,
    { status, written_at, product_id: _, customer_id: __, ...input }: Values,
  ): Promise<void> {
    const product_id = (await this.current(id))?.product_id;
    // Validated as a new one, which must name its product; stored without it, as that can't change.
    await this.store.update(reviews, id, { ...filled(input), product_id }, { status });
    await this.date(id, written_at);
  }

  remove(id: number): Promise<void> {
    return this.store.remove(reviews, id);
  }

  private async date(id: number, written_at: string | null): Promise<void> {
    if (written_at === null) return;
    const created_at = new Date(written_at);
    await this.database.em.update(Review, { id }, { created_at });
    const { vendor_reply } = await this.database.em.findOneOrFail(Review, { where: { id } });
    if (vendor_reply) await this.database.em.update(Review, { id }, { replied_at: created_at });
  }

  private status(reader: RecordReader): ReviewStatus {
    const text = reader.cell('status').toLowerCase();
    if (!text) return 'pending';
    const status = STATUSES[text];
    if (!status) reader.refuse('status', 'is not a known status of reviews');
    return status ?? 'pending';
  }
}

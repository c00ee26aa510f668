import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { defineJob, JobQueue, Processes } from '../../../kernel/queue';
import { Changes } from '../../../kernel/resource';
import { TableCache } from '../../localisation';
import { Category } from '../../catalogue';
import { ReadModels } from './read-models';

/** Products that reference a changed record; `after` is the last id that is done. */
interface RenewalBatch {
  resource: string;
  id: number;
  after: number;
}

const RENEW = defineJob<RenewalBatch>('catalogue.renew-cards');

/** Above this number of products, re-rendering runs in the background, in batches of this size. */
const DIRECTLY = 200;

const VARIANTS_WITH =
  'SELECT v.product_id FROM variants v JOIN variant_options o ON o.variant_id = v.id WHERE';

/** SQL conditions for products that reference a record; `?` is the record's id, each time. */
const MENTIONS: Record<string, string> = {
  brands: 'p.brand_id = ?',
  units: 'p.unit_id = ?',
  vendors: 'p.vendor_id = ?',
  attributes: `(p.id IN (SELECT product_id FROM product_axes WHERE attribute_id = ?)
    OR p.id IN (SELECT product_id FROM product_specifications WHERE attribute_id = ?))`,
  attribute_values: `(p.id IN (${VARIANTS_WITH} o.value_id = ?)
    OR p.id IN (SELECT product_id FROM product_specifications WHERE value_id = ?))`,
  media: `(p.id IN (SELECT product_id FROM product_media WHERE media_id = ?)
    OR p.id IN (SELECT product_id FROM variants WHERE media_id = ?))`,
  categories: `p.id IN (SELECT pc.product_id FROM product_categories pc JOIN categories c ON c.id = pc.category_id
    WHERE c.path LIKE CONCAT(?, '%'))`,
  languages: '1 = 1',
};

/** What products no longer link to while it is hidden. */
const HIDEABLE = ['categories', 'brands'];

/** Re-renders cards and pages when a record that many reference changes its name, picture or place. */
@Injectable()
export class FanOut implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly models: ReadModels,
    private readonly changes: Changes,
    private readonly tables: TableCache,
  ) {}

  onModuleInit(): void {
    this.changes.subscribe(Object.keys(MENTIONS), async ({ resource, id, action }) => {
      // A language takes effect at its commit, so its cards are rendered afterwards.
      if (resource === 'languages') await this.queue.enqueue(RENEW, { resource, id, after: 0 });
      else if (action === 'update' || (action === 'status' && HIDEABLE.includes(resource)))
        await this.renew(resource, id);
    });
  }

  /** Re-renders a few products in the transaction of the change; many in the background. */
  async renew(resource: string, id: number): Promise<void> {
    const stretch = { resource, id, after: 0 };
    const ids = await this.next(stretch);
    if (ids.length <= DIRECTLY) await this.models.renew(ids);
    else await this.queue.enqueue(RENEW, stretch);
  }

  @Processes(RENEW)
  async renewStretch(stretch: RenewalBatch): Promise<void> {
    // This worker may not have received the language yet that another node has enabled.
    if (stretch.resource === 'languages') await this.tables.refresh();
    await this.database.tx(async () => {
      if (stretch.resource === 'languages' && stretch.after === 0)
        await this.models.removeInactiveLanguages();
      const ids = (await this.next(stretch)).slice(0, DIRECTLY);
      await this.models.renew(ids);
      const last = ids.at(-1);
      if (ids.length === DIRECTLY && last) await this.queue.enqueue(RENEW, { ...stretch, after: last });
    });
  }

  /** The next batch of ids, and one more to tell whether others follow. */
  private async next({ resource, id, after }: RenewalBatch): Promise<number[]> {
    const condition = MENTIONS[resource] ?? '1 = 0';
    const value = resource === 'categories' ? await this.pathOf(id) : id;
    const values = Array.from(condition.matchAll(/\?/g), () => value);
    const sql = `SELECT p.id FROM products p WHERE ${condition} AND p.id > ? ORDER BY p.id LIMIT ${DIRECTLY + 1}`;
    const rows: { id: number }[] = await this.database.em.query(sql, [...values, after]);
    return rows.map((row) => row.id);
  }

  private async pathOf(id: number): Promise<string> {
    return (await this.database.em.findOne(Category, { where: { id } }))?.path ?? '/0/';
  }
}

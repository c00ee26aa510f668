import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { defineJob, JobQueue, Works } from '../../../kernel/queue';
import { Changes } from '../../../kernel/resource';
import { Copies } from '../../localisation';
import { Category } from '../categories';
import { ReadModels } from './read-models';

/** Products of which what they mention has changed; `after` is the last id that is done. */
interface Stretch {
  resource: string;
  id: number;
  after: number;
}

const RENEW = defineJob<Stretch>('catalogue.renew-cards');

/** More products than this are renewed behind the change, in steps of as many. */
const DIRECTLY = 200;

const VARIANTS_WITH =
  'SELECT v.product_id FROM variants v JOIN variant_options o ON o.variant_id = v.id WHERE';

/** Which products mention a record; `?` is the record's id, each time. */
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

/** Renews cards and pages when something that many of them mention gets another name, picture or place. */
@Injectable()
export class FanOut implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly models: ReadModels,
    private readonly changes: Changes,
    private readonly copies: Copies,
  ) {}

  onModuleInit(): void {
    this.changes.follow(Object.keys(MENTIONS), async ({ resource, id, action }) => {
      // A language counts from its commit on, so its cards are written behind it.
      if (resource === 'languages') await this.queue.enqueue(RENEW, { resource, id, after: 0 });
      else if (action === 'update') await this.renew(resource, id);
    });
  }

  /** Renews a few products at once, in the transaction of the change; many in the background. */
  async renew(resource: string, id: number): Promise<void> {
    const stretch = { resource, id, after: 0 };
    const ids = await this.next(stretch);
    if (ids.length <= DIRECTLY) await this.models.renew(ids);
    else await this.queue.enqueue(RENEW, stretch);
  }

  @Works(RENEW)
  async renewStretch(stretch: Stretch): Promise<void> {
    // This worker may not have heard yet of the language that another node has switched on.
    if (stretch.resource === 'languages') await this.copies.refresh();
    await this.database.tx(async () => {
      const ids = (await this.next(stretch)).slice(0, DIRECTLY);
      await this.models.renew(ids);
      const last = ids.at(-1);
      if (ids.length === DIRECTLY && last) await this.queue.enqueue(RENEW, { ...stretch, after: last });
    });
  }

  /** The next ids after those that are done, and one more to tell whether there are others. */
  private async next({ resource, id, after }: Stretch): Promise<number[]> {
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

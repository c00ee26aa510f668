import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In, Not } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { consoleOf } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import type { Bounds, Change, Snapshot, Values } from '../../../kernel/resource';
import { ResourceStore, StoreTools } from '../../../kernel/resource';
import { Settings } from '../../settings';
import { Vendor } from '../../vendors';
import { Category } from '../categories';
import { Product } from './product.entity';
import { productProcess, switched } from './product.process';
import { products } from './products.resource';
import { refuseMissing, refuseUnrelated } from './missing-references';
import { Variant } from './variant.entity';

/** Keeps products: their categories, the one variant of a simple product, and a status that moves by its table. */
@Injectable()
export class ProductStore extends ResourceStore<Product> {
  constructor(
    tools: StoreTools,
    private readonly settings: Settings,
  ) {
    super(tools, () => products);
  }

  override async create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    return this.tools.database.tx(async (em) => {
      const checked = await this.checked(em, input, null);
      return super.create(checked, bounds, actor);
    });
  }

  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async (em) => {
      const before = await this.find(id, bounds);
      const checked = await this.checked(em, input, before);
      if (before.type === 'variable' && checked.type && checked.type !== 'variable')
        await this.refuseManyVariants(em, id);
      const vendor = checked.vendor_id as number | undefined;
      await super.update(id, checked, bounds, actor);
      if (vendor === undefined || vendor === before.vendor_id) return;
      await em.update(Variant, { product_id: id }, { vendor_id: vendor });
      await this.count(em, before.vendor_id);
    });
  }

  /** Moves the product along its table; a vendor's `active` means `pending` where operators approve first. */
  override async setStatus(
    id: number,
    wanted: string | undefined,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<void> {
    await this.tools.database.tx(async (em) => {
      const before = await this.find(id, bounds);
      const held = await this.snapshot(id, actor);
      const mover = consoleOf(actor);
      const asked = productProcess.named(wanted ?? switched(before.status));
      const waits =
        asked === 'active' && mover === 'vendor' && (await this.settings.general()).approve_products === 1;
      const to = waits ? 'pending' : asked;
      if (to === 'active' || to === 'pending') await this.refuseBare(em, id);
      const values = { updated_at: this.tools.clock.now() };
      await productProcess.move(em, Product, { id, state: before.status }, to, mover, values);
      await this.tell('status', id, actor, held);
    });
  }

  protected override async writeAround(
    em: EntityManager,
    id: number,
    input: Values,
    isNew: boolean,
  ): Promise<void> {
    await super.writeAround(em, id, input, isNew);
    if (isNew && input.type !== 'variable') await this.addVariant(em, id);
  }

  protected override async tell(
    action: Change['action'],
    id: number,
    actor: Actor | null,
    held?: Snapshot | null,
  ): Promise<void> {
    await super.tell(action, id, actor, held);
    const { em } = this.tools.database;
    const product = await em.findOne(Product, { where: { id }, select: { id: true, vendor_id: true } });
    if (product && action !== 'update') await this.count(em, product.vendor_id, action === 'delete' ? id : 0);
  }

  /** Writes anew how many active products some vendors have. */
  async recount(em: EntityManager, vendorIds: readonly number[]): Promise<void> {
    for (const vendor_id of vendorIds) await this.count(em, vendor_id);
  }

  /** Writes how many active products a vendor has, but for one that is about to go. */
  private async count(em: EntityManager, vendor_id: number, but = 0): Promise<void> {
    const product_count = await em.count(Product, { where: { vendor_id, status: 'active', id: Not(but) } });
    await em.update(Vendor, { id: vendor_id }, { product_count });
  }

  private async checked(em: EntityManager, input: Values, before: Product | null): Promise<Values> {
    const min = Number(input.min_qty ?? before?.min_qty ?? 1);
    const max = Number(input.max_qty ?? before?.max_qty ?? 99);
    if (min > max) throw Failure.field('max_qty', 'must not be less than min_qty');
    await refuseMissing(em, products.fields, Product, input);
    await refuseUnrelated(em, input, before);
    return this.withPrimary(em, input, before);
  }

  /** The primary category is always one of the product's categories. */
  private async withPrimary(em: EntityManager, input: Values, before: Product | null): Promise<Values> {
    if (!('category_ids' in input) && !('primary_category_id' in input)) return input;
    const known = before ? await this.pairs([before.id], products.fields) : new Map();
    const own = (known.get(before?.id ?? 0)?.category_ids ?? []) as number[];
    const chosen = new Set((input.category_ids as number[] | undefined) ?? own);
    const wanted =
      'primary_category_id' in input
        ? (input.primary_category_id as number | null)
        : before?.primary_category_id;
    const asked = 'primary_category_id' in input || (wanted != null && chosen.has(wanted)) ? wanted : null;
    if (asked != null) chosen.add(asked);
    const ids = [...chosen];
    const found = await em.count(Category, { where: { id: In(ids.length ? ids : [0]) } });
    if (found !== ids.length) throw Failure.field('category_ids', 'names a category that does not exist');
    return { ...input, category_ids: ids, primary_category_id: asked ?? ids[0] ?? null };
  }

  private async addVariant(em: EntityManager, id: number): Promise<void> {
    const { vendor_id } = await this.find(id, {});
    const now = this.tools.clock.now();
    const row = { product_id: id, vendor_id, sku: `P${id}`, price: 0, created_at: now, updated_at: now };
    await em.insert(Variant, row);
  }

  private async refuseManyVariants(em: EntityManager, product_id: number): Promise<void> {
    const variants = await em.count(Variant, { where: { product_id } });
    if (variants > 1) throw Failure.field('type', 'only a variable product can have several variants');
  }

  private async refuseBare(em: EntityManager, product_id: number): Promise<void> {
    if (!(await em.exists(Variant, { where: { product_id } })))
      throw Failure.field('status', 'a product needs a variant with a price before it can be shown');
  }
}

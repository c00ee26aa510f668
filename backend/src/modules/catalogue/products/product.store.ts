import { Injectable } from '@nestjs/common';
import type { ProductStatus } from '@stoa/contracts';
import type { EntityManager } from 'typeorm';
import { Not } from 'typeorm';
import { consoleOf, type Actor } from '../../../kernel/access';
import { combineConditions } from '../../../kernel/database';
import { refuseTaken } from '../../../kernel/deletion';
import { Failure } from '../../../kernel/http';
import { type Listing, narrowComputed, type RowQuery } from '../../../kernel/listing';
import { refuseMissing } from '../../../kernel/references';
import type { Bounds, Change, ChangeSnapshot, Values } from '../../../kernel/resource';
import { StatefulStore, StoreTools } from '../../../kernel/resource';
import { Vendor } from '../../vendors';
import { LowStock, scarcestStatusSql, stockStatusSql } from '../stock-status';
import { hideWithProduct, showVariants } from './hide-variants';
import { ProductApproval } from './product-approval';
import { DEFAULT_MAX_QTY, Product } from './product.entity';
import { isSuspendedAfter, productProcess, switched } from './product.process';
import { refuseUnrelated } from './refuse-unrelated';
import { factsOf, normaliseSku, UNPRICED } from './variant-rules';
import { Variant } from './variant.entity';

/** Stores products with their categories and a simple product's variant, and enforces status transitions. */
@Injectable()
export class ProductStore extends StatefulStore<Product> {
  constructor(
    tools: StoreTools,
    private readonly approval: ProductApproval,
    private readonly low: LowStock,
  ) {
    super(tools);
  }

  override async create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    return this.tools.database.tx(async (em) => {
      const checked = await this.checked(em, { ...input, ...bounds }, null);
      return super.create(checked, bounds, actor);
    });
  }

  override async update(
    id: number,
    input: Values,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<Product | void> {
    return this.tools.database.tx(async (em) => {
      const before = await this.find(id, bounds);
      const checked = await this.checked(em, input, before);
      if (before.type === 'variable' && checked.type && checked.type !== 'variable')
        await this.refuseManyVariants(em, id);
      const vendor = checked.vendor_id as number | undefined;
      if (checked.max_qty !== undefined) await this.refuseUnreachableTiers(em, id, Number(checked.max_qty));
      const { result, isPending } = await this.withApproval(em, before, actor, () =>
        this.updateRow(before, checked, actor),
      );
      if (isShown(before.status) && input.is_free === false) await this.refuseUnready(em, id, false);
      if (vendor !== undefined && vendor !== before.vendor_id) {
        await em.update(Variant, { product_id: id }, { vendor_id: vendor });
        await this.count(em, before.vendor_id);
      }
      return isPending ? undefined : result;
    });
  }

  /** Deletes the variants with it, to be restored with it; those deleted earlier stay deleted. */
  override async remove(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async (em) => {
      await super.remove(id, bounds, actor);
      await hideWithProduct(em, { product_id: id }, this.tools.clock.now());
    });
  }

  /** @throws Failure 409 `taken` when another product of the vendor uses one of its SKUs now */
  override async restore(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async (em) => {
      const gone = await em.findOne(Product, { where: combineConditions({ id }, bounds), withDeleted: true });
      if (!gone?.deleted_at) throw Failure.notFound();
      await showVariants(em, id).catch(refuseTaken);
      await super.restore(id, bounds, actor);
    });
  }

  /** A vendor's `active` becomes `pending` where approval is required. */
  protected override async targetOf(
    wanted: string | undefined,
    product: Product,
    actor: Actor | null,
  ): Promise<ProductStatus> {
    const target = productProcess.named(wanted ?? switched(product.status));
    return target === 'active' && (await this.approval.isRequired(actor, product)) ? 'pending' : target;
  }

  protected override async beforeTransition(
    product: Product,
    to: ProductStatus,
    actor: Actor | null,
  ): Promise<Values> {
    if (isShown(to)) await this.refuseUnready(this.tools.database.em, product.id, product.is_free);
    return { is_suspended: isSuspendedAfter(product, to, consoleOf(actor)) };
  }

  /**
   * Runs a change of a product; if it affects approved fields, a vendor's product becomes `pending` until it
   * is approved again. Returns the change's result, and whether it did.
   */
  async withApproval<R>(
    em: EntityManager,
    { id, status }: Pick<Product, 'id' | 'status'>,
    actor: Actor | null,
    change: () => Promise<R>,
  ): Promise<{ result: R; isPending: boolean }> {
    if (status !== 'active' || !(await this.approval.isRequired(actor)))
      return { result: await change(), isPending: false };
    const approved = await this.approval.factsOf(em, id);
    const result = await change();
    if (approved === (await this.approval.factsOf(em, id))) return { result, isPending: false };
    const held = await this.snapshot(id, actor);
    const values = { updated_at: this.tools.clock.now() };
    await productProcess.move(em, Product, { id, state: status }, 'pending', 'system', values);
    await this.publishChange('status', id, actor, held);
    return { result, isPending: true };
  }

  protected override async query(
    listing: Listing,
    bounds: Bounds,
    properties?: readonly string[],
  ): Promise<RowQuery<Product>> {
    const query = await super.query(listing, bounds, properties);
    const lowAt = await this.low.getThreshold();
    narrowComputed(query, listing, 'stock_status', stockStatusSql('r.id', ':lowAt'), { lowAt });
    const scarcest = scarcestStatusSql('r.id', ':lowAt');
    narrowComputed(query, listing, 'variant_stock_status', scarcest, { lowAt });
    return query;
  }

  protected override async writeAround(
    em: EntityManager,
    id: number,
    input: Values,
    isNew: boolean,
  ): Promise<Values> {
    const further = await super.writeAround(em, id, input, isNew);
    if (isNew && input.type !== 'variable') await this.addVariant(em, id, input);
    return further;
  }

  protected override async publishChange(
    action: Change['action'],
    id: number,
    actor: Actor | null,
    held?: ChangeSnapshot | null,
    row?: Product,
  ): Promise<void> {
    await super.publishChange(action, id, actor, held, row);
    if (action === 'update') return;
    const { em } = this.tools.database;
    const product = await em.findOne(Product, { where: { id }, select: { id: true, vendor_id: true } });
    if (product) await this.count(em, product.vendor_id, action === 'delete' ? id : 0);
  }

  /** Updates the vendors' numbers of active products. */
  async recount(em: EntityManager, vendorIds: readonly number[]): Promise<void> {
    for (const vendor_id of vendorIds) await this.count(em, vendor_id);
  }

  /** Adds new products to the vendors' numbers of active ones, without counting the others once more. */
  async countNew(
    em: EntityManager,
    created: readonly Pick<Product, 'vendor_id' | 'status'>[],
  ): Promise<void> {
    const added = new Map<number, number>();
    for (const { vendor_id, status } of created)
      if (status === 'active') added.set(vendor_id, (added.get(vendor_id) ?? 0) + 1);
    for (const [id, more] of added) await em.increment(Vendor, { id }, 'product_count', more);
  }

  /** Updates a vendor's number of active products; `but` excludes a product about to be deleted. */
  private async count(em: EntityManager, vendor_id: number, but = 0): Promise<void> {
    const product_count = await em.count(Product, { where: { vendor_id, status: 'active', id: Not(but) } });
    await em.update(Vendor, { id: vendor_id }, { product_count });
  }

  private async checked(em: EntityManager, input: Values, before: Product | null): Promise<Values> {
    const min = Number(input.min_qty ?? before?.min_qty ?? 1);
    const max = Number(input.max_qty ?? before?.max_qty ?? DEFAULT_MAX_QTY);
    if (min > max) throw Failure.field('max_qty', 'must not be less than the minimum quantity');
    const vendor_id = (input.vendor_id ?? before?.vendor_id) as number | undefined;
    await refuseUnrelated(em, input, vendor_id, before?.id);
    // Before the primary category is derived from these, so that the error names the right field.
    await refuseMissing(em, this.definition, { ...input, related_ids: [] });
    return this.withPrimary(input, before);
  }

  /** The primary category is always one of the product's categories. */
  private async withPrimary(input: Values, before: Product | null): Promise<Values> {
    if (!('category_ids' in input) && !('primary_category_id' in input)) return input;
    const pairs = before ? await this.pairs([before.id], this.definition.fields) : new Map();
    const own = (pairs.get(before?.id ?? 0)?.category_ids ?? []) as number[];
    const chosen = new Set((input.category_ids as number[] | undefined) ?? own);
    const wanted =
      'primary_category_id' in input
        ? (input.primary_category_id as number | null)
        : before?.primary_category_id;
    const category = 'primary_category_id' in input || (wanted != null && chosen.has(wanted)) ? wanted : null;
    if (category != null) chosen.add(category);
    const ids = [...chosen];
    return { ...input, category_ids: ids, primary_category_id: category ?? ids[0] ?? null };
  }

  /** Creates the only variant of a simple product from the input. */
  private async addVariant(em: EntityManager, id: number, input: Values): Promise<void> {
    const { vendor_id } = await this.find(id, {});
    const now = this.tools.clock.now();
    const facts = factsOf(input as Partial<Variant>);
    const sku = typeof input.sku === 'string' ? normaliseSku(input.sku) : `P${id}`;
    const row = { ...facts, product_id: id, vendor_id, sku, price: facts.price ?? 0 };
    await em.insert(Variant, { ...row, created_at: now, updated_at: now });
  }

  private async refuseManyVariants(em: EntityManager, product_id: number): Promise<void> {
    const variants = await em.count(Variant, { where: { product_id } });
    if (variants > 1) throw Failure.field('type', 'only a variable product can have several variants');
  }

  /** A tier price's quantity must not exceed the maximum per order: 422 on `max_qty`. */
  private async refuseUnreachableTiers(
    em: EntityManager,
    product_id: number,
    max_qty: number,
  ): Promise<void> {
    const variants = await em.find(Variant, {
      where: { product_id },
      select: { id: true, tier_prices: true },
    });
    const quantities = variants.flatMap(({ tier_prices }) => tier_prices ?? []);
    if (quantities.some(({ min_quantity }) => min_quantity > max_qty))
      throw Failure.field('max_qty', 'must not be less than a quantity that has a tier price');
  }

  /** Published products need a price, 0 only if marked as free: 422 on `status`. */
  private async refuseUnready(em: EntityManager, product_id: number, isFree: boolean): Promise<void> {
    const variants = await em.find(Variant, { where: { product_id }, select: { id: true, price: true } });
    if (variants.length === 0)
      throw Failure.field('status', 'a product needs a variant with a price before it can be shown');
    if (!isFree && variants.some(({ price }) => price === 0)) throw Failure.field('status', UNPRICED);
  }
}

/** Published, or waiting for approval. */
function isShown(status: Product['status']): boolean {
  return status === 'active' || status === 'pending';
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Not } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { Config } from '../../../kernel/config';
import type { EntityClass } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import type { Bounds, Values } from '../../../kernel/resource';
import { ResourceStore, StoreTools } from '../../../kernel/resource';
import { suspensionAt } from '../../../kernel/suspension';
import { msg, term } from '../../../kernel/translation';
import { MediaLibrary } from '../../media';
import { isOfShop } from './canonical';
import type { TargetType } from './seo-page.entity';
import { SeoPage } from './seo-page.entity';
import { targetBounds, TARGETS } from './seo-targets';

/** Stores SEO entries: one per page, and vendors only for their own pages and pictures. */
@Injectable()
export class SeoPageStore extends ResourceStore<SeoPage> {
  constructor(
    tools: StoreTools,
    private readonly library: MediaLibrary,
    private readonly config: Config,
  ) {
    super(tools);
  }

  override async create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    const target = await this.targetOf(input, bounds, 0);
    await this.checkPicture(input, bounds, null);
    this.checkCanonical(input, bounds);
    return super.create({ ...input, ...target }, bounds, actor);
  }

  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    const before = await this.find(id, bounds);
    const target = await this.targetOf({ ...before, ...input }, bounds, id);
    await this.checkPicture(input, bounds, before.og_image_id);
    this.checkCanonical(input, bounds);
    await super.update(id, { ...input, ...target }, bounds, actor);
  }

  protected override besideStatus(before: SeoPage, status: unknown, actor: Actor | null): Values {
    return suspensionAt(before, status, actor);
  }

  private async targetOf(merged: Values, bounds: Bounds, id: number): Promise<Values> {
    const type = merged.target_type as TargetType;
    const definition = TARGETS[type];
    const own = type === 'vendor' ? bounds.vendor_id : undefined;
    // A vendor has one store only, so `target_id` is optional.
    const target_id = definition ? Number(merged.target_id ?? own ?? 0) : null;
    const { em } = this.tools.database;
    const within = targetBounds(type, bounds);
    if (definition && !(await exists(em, definition.entity, target_id, within)))
      throw Failure.field('target_id', msg`is not a ${term(type)} of this shop`);
    const target = target_id ? `${type}:${target_id}` : type;
    if (await em.exists(SeoPage, { where: { target, id: Not(id) } }))
      throw Failure.field(definition ? 'target_id' : 'target_type', 'already has an SEO entry');
    return { target, target_id };
  }

  /** Vendors may only name canonical URLs of this shop (422 on `canonical`); operators may name any. */
  private checkCanonical({ canonical }: Values, { vendor_id }: Bounds): void {
    if (vendor_id === undefined || typeof canonical !== 'string' || canonical === '') return;
    if (!isOfShop(canonical, this.config.PUBLIC_URL))
      throw Failure.field('canonical', 'must be an address of this shop');
  }

  private async checkPicture(input: Values, { vendor_id }: Bounds, before: number | null): Promise<void> {
    const og_image_id = input.og_image_id as number | null | undefined;
    if (typeof vendor_id === 'number' && og_image_id !== before)
      await this.library.refuseForeign({ og_image_id }, vendor_id);
  }
}

/** Whether a row has this id and matches the bounds; separate conditions, as bounds may contain `id` too. */
function exists(em: EntityManager, entity: EntityClass, id: number | null, within: Bounds): Promise<boolean> {
  const query = em.createQueryBuilder(entity, 't').where('t.id = :id', { id });
  for (const [column, value] of Object.entries(within))
    query.andWhere(`t.${column} = :bound`, { bound: value });
  return query.getExists();
}

import { Injectable } from '@nestjs/common';
import type { ProductStatus, Translations } from '@stoa/contracts';
import type { EntityManager } from 'typeorm';
import { consoleOf, type Actor } from '../../../../kernel/access';
import { Database } from '../../../../kernel/database';
import type { FieldRefusals } from '../../../../kernel/http';
import { Translator } from '../../../../kernel/i18n';
import type { Change } from '../../../../kernel/resource';
import { Changes, storedTexts } from '../../../../kernel/resource';
import { isApproved, ProductApproval } from '../product-approval';
import type { Product } from '../product.entity';
import { isSuspendedAfter } from '../product.process';
import { ProductStore } from '../product.store';
import { products } from '../products.resource';
import type { DraftReferences } from './draft-rules';
import { draftErrors } from './draft-rules';
import type { ExistingProducts } from './existing-products';
import { loadKnown } from './existing-products';
import type { MergedStep } from './merged-step';
import { mergedStep } from './merged-step';
import type { DraftOutcome, FieldChanges, ProductDraft } from './product-draft';
import { isNothing, patchOf } from './product-patch';
import { patchDifferences } from './field-changes';
import type { NewProduct } from './write-new-products';
import { WriteNewProducts } from './write-new-products';
import { PatchProducts } from './patch-products';

/** Options for all drafts of a call. */
export interface BulkSave {
  actor: Actor;
  references: DraftReferences;
  /** False for a dry run. */
  write: boolean;
  /** Prefix of the stock movements' idempotency keys: `import:12`. */
  key: string;
}

interface CheckedDraft {
  draft: ProductDraft;
  step: MergedStep;
  errors: FieldRefusals;
}

/** Bulk creates and updates products, with the editor's validation and history, in few queries. */
@Injectable()
export class SaveProducts {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
    private readonly approval: ProductApproval,
    private readonly store: ProductStore,
    private readonly news: WriteNewProducts,
    private readonly patchProducts: PatchProducts,
    private readonly changes: Changes,
  ) {}

  /** One outcome per draft, in order; drafts of one call must refer to different products. */
  async execute(drafts: readonly ProductDraft[], save: BulkSave): Promise<DraftOutcome[]> {
    const work = (em: EntityManager): Promise<DraftOutcome[]> => this.run(em, drafts, save);
    return save.write ? this.database.tx(work) : work(this.database.em);
  }

  private async run(
    em: EntityManager,
    drafts: readonly ProductDraft[],
    save: BulkSave,
  ): Promise<DraftOutcome[]> {
    const existing = await loadKnown(em, this.translator, drafts);
    const judged: CheckedDraft[] = [];
    const waits = await this.approval.isRequired(save.actor);
    for (const stored of drafts.map(withStoredTexts)) {
      const product = existing.products.get(stored.id ?? 0)?.product;
      const draft = (await this.approval.isRequired(save.actor, product))
        ? awaiting(stored, product)
        : stored;
      const step = mergedStep(draft, existing.products.get(draft.id ?? 0));
      const errors = await draftErrors(draft, step, existing, save.references, save.actor);
      judged.push({ draft: waits ? approvedAnew(draft, step, existing) : draft, step, errors });
    }
    const outcomes = judged.map((one) => outcomeOf(one, existing, save.actor));
    if (save.write) await this.write(em, judged, existing, outcomes, save);
    return outcomes;
  }

  private async write(
    em: EntityManager,
    judged: readonly CheckedDraft[],
    existing: ExistingProducts,
    outcomes: DraftOutcome[],
    { actor, key }: BulkSave,
  ): Promise<void> {
    const fresh: (NewProduct & { place: number })[] = [];
    const changes: Omit<Change, 'resource'>[] = [];
    const changed = new Set<number>();
    for (const [place, { draft, step }] of judged.entries()) {
      const outcome = outcomes[place];
      if (!outcome?.ok || outcome.action === 'unchanged') continue;
      if (outcome.action === 'created') fresh.push({ draft, step, place });
      const present = existing.products.get(draft.id ?? 0);
      if (!present) continue;
      await this.patchProducts.write(em, { draft, step, present, patch: outcome.patch, actor, key });
      const differences = patchDifferences(outcome.patch);
      changes.push({ id: present.product.id, action: 'update', actor, differences });
      changed.add(draft.vendor_id);
    }
    const ids = await this.news.write(em, fresh, actor);
    fresh.forEach(({ place, draft }, index) => {
      const id = ids[index] ?? null;
      const outcome = outcomes[place];
      if (outcome?.ok) outcomes[place] = { ...outcome, id };
      if (id !== null) changes.push({ id, action: 'create', actor });
      if (id === null) throw new Error(`A new product of vendor ${draft.vendor_id} has no id.`);
    });
    if (changes.length === 0) return;
    await this.changes.publishAll('products', changes);
    await this.store.recount(em, [...changed]);
    const created = fresh.map(({ draft: { vendor_id, status = 'draft' } }) => ({ vendor_id, status }));
    await this.store.countNew(
      em,
      created.filter(({ vendor_id }) => !changed.has(vendor_id)),
    );
  }
}

/** Translations in stored form, so that nothing in a rich text can run in a browser. */
function withStoredTexts(draft: ProductDraft): ProductDraft {
  const { translations } = draft.values;
  if (!translations) return draft;
  const texts = storedTexts(products.fields, translations as Translations);
  return { ...draft, values: { ...draft.values, translations: texts } };
}

/** A vendor's `active` becomes `pending` where approval is required. */
function awaiting(draft: ProductDraft, present: Product | undefined): ProductDraft {
  const isShown = present?.status === 'active';
  return draft.status === 'active' && !isShown ? { ...draft, status: 'pending' } : draft;
}

/** Changes of approved fields require approval again, as in the editor. */
function approvedAnew(draft: ProductDraft, step: MergedStep, existing: ExistingProducts): ProductDraft {
  const present = existing.products.get(draft.id ?? 0);
  if (present?.product.status !== 'active' || (draft.status ?? 'active') !== 'active') return draft;
  const { fields, variants } = patchOf(draft, step, present);
  const names = [...Object.keys(fields), ...variants.flatMap((one) => Object.keys(one.fields))];
  const adds = draft.variants.some((_, place) => !step.matches[place]);
  return adds || names.some(isApproved) ? { ...draft, status: 'pending' } : draft;
}

/** Adds to a change of status whether the product is suspended then, to be reverted with it. */
function withSuspension(fields: FieldChanges, product: Product, actor: Actor): FieldChanges {
  const { is_suspended: before } = product;
  const to = fields.status?.after as ProductStatus | undefined;
  const after = to === undefined ? before : isSuspendedAfter(product, to, consoleOf(actor));
  return after === before ? fields : { ...fields, is_suspended: { before, after } };
}

function outcomeOf(
  { draft, step, errors }: CheckedDraft,
  existing: ExistingProducts,
  actor: Actor,
): DraftOutcome {
  if (Object.keys(errors).length) return { ok: false, errors };
  const present = existing.products.get(draft.id ?? 0);
  if (!present)
    return {
      ok: true,
      id: null,
      action: 'created',
      patch: { fields: {}, variants: [], added: [], stock: [] },
    };
  const changes = patchOf(draft, step, present);
  const patch = { ...changes, fields: withSuspension(changes.fields, present.product, actor) };
  const action = isNothing(patch, step, draft) ? 'unchanged' : 'updated';
  return { ok: true, id: present.product.id, action, patch };
}

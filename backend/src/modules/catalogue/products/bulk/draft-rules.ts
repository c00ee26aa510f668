import type { ProductStatus, ProductType } from '@stoa/contracts';
import type { Type } from '@nestjs/common';
import type { Actor } from '../../../../kernel/access';
import { consoleOf } from '../../../../kernel/access';
import { inputErrors, type FieldRefusals } from '../../../../kernel/http';
import { inputClass } from '../../../../kernel/resource';
import { msg, term } from '../../../../kernel/translation';
import type { Attribute, AttributeValue } from '../../attributes';
import { ProductAttributesInput } from '../product.inputs';
import { DEFAULT_MAX_QTY } from '../product.entity';
import { productProcess } from '../product.process';
import { products } from '../products.resource';
import { variantErrors } from '../variant-rules';
import type { ExistingProducts, ExistingProduct } from './existing-products';
import { skuKey } from './existing-products';
import type { MergedStep } from './merged-step';
import type { ProductDraft } from './product-draft';

/** Attributes and values that drafts refer to. */
export interface DraftReferences {
  attributes: ReadonlyMap<number, Attribute>;
  values: ReadonlyMap<number, AttributeValue>;
}

type Audience = 'admin' | 'vendor';
const definition = products;
const inputs = new Map<string, Type>();

/** The same input class that validates the editor's first step. */
function inputOf(audience: Audience, action: 'create' | 'update'): Type {
  const key = `${audience}:${action}`;
  const inputType = inputs.get(key) ?? inputClass(definition, audience, action);
  inputs.set(key, inputType);
  return inputType;
}

/** Validation errors of a draft, by the rules of the three-step editor. */
export async function draftErrors(
  draft: ProductDraft,
  step: MergedStep,
  existing: ExistingProducts,
  references: DraftReferences,
  actor: Actor,
): Promise<FieldRefusals> {
  const audience = consoleOf(actor);
  const present = draft.id === null ? undefined : existing.products.get(draft.id);
  const values = audience === 'admin' ? { ...draft.values, vendor_id: draft.vendor_id } : draft.values;
  const type = (draft.values.type ?? present?.product.type ?? 'simple') as ProductType;
  const isNew = !present;
  return {
    ...(await inputErrors(values, inputOf(audience, isNew ? 'create' : 'update'))),
    ...(await inputErrors(
      { version: 1, axes: step.axes, variants: step.variants, attributes: draft.attributes ?? [] },
      ProductAttributesInput,
    )),
    ...stepErrors(draft, step, type, present, existing, references),
    ...statusErrors(draft, step, present, audience),
    ...quantityErrors(draft, present),
    ...priceErrors(draft, step),
  };
}

function stepErrors(
  draft: ProductDraft,
  { axes, variants }: MergedStep,
  type: ProductType,
  present: ExistingProduct | undefined,
  { skus }: ExistingProducts,
  references: DraftReferences,
): FieldRefusals {
  // A variable product may be imported before its variants.
  if (variants.length === 0 && type === 'variable') return {};
  const own = (sku: string): boolean => {
    const holder = skus.get(skuKey(draft.vendor_id, sku));
    return holder === undefined || holder === draft.id;
  };
  return variantErrors(
    { version: 1, axes, variants, attributes: draft.attributes ?? [] },
    {
      type,
      ...references,
      known: new Set(present?.variants.map((variant) => variant.id)),
      taken: new Set(variants.map((variant) => variant.sku).filter((sku) => !own(sku))),
      // Who drafts a picture has checked that the product may use it.
      pictures: new Set(draft.variants.flatMap(({ media_id }) => media_id ?? [])),
      max_qty: maxQuantity(draft, present),
      mustCost: mustCost(draft, present),
    },
  );
}

function mustCost({ status, values }: ProductDraft, present: ExistingProduct | undefined): boolean {
  const shown = status ?? present?.product.status ?? 'draft';
  return ['active', 'pending'].includes(shown) && !(values.is_free ?? present?.product.is_free);
}

function statusErrors(
  { status }: ProductDraft,
  { variants }: MergedStep,
  present: ExistingProduct | undefined,
  audience: Audience,
): FieldRefusals {
  const from: ProductStatus = present?.product.status ?? 'draft';
  if (status === undefined || status === from) return {};
  if (!productProcess.allowed(from, audience).includes(status))
    return { status: [msg`can’t change from ${term(from)} to ${term(status)}`] };
  const isShown = status === 'active' || status === 'pending';
  return isShown && variants.length === 0
    ? { status: ['a product needs a variant before it can be shown'] }
    : {};
}

function quantityErrors({ values }: ProductDraft, present: ExistingProduct | undefined): FieldRefusals {
  const min = Number(values.min_qty ?? present?.product.min_qty ?? 1);
  return min > maxQuantity({ values }, present)
    ? { max_qty: ['must not be less than the minimum quantity'] }
    : {};
}

function maxQuantity({ values }: Pick<ProductDraft, 'values'>, present: ExistingProduct | undefined): number {
  return Number(values.max_qty ?? present?.product.max_qty ?? DEFAULT_MAX_QTY);
}

function priceErrors({ variants }: ProductDraft, { matches }: MergedStep): FieldRefusals {
  const bare = variants.flatMap(({ price }, place) =>
    price === undefined && !matches[place] ? [place] : [],
  );
  return Object.fromEntries(
    bare.map((place) => [`variants.${place}.price`, ['is required for a new product']]),
  );
}

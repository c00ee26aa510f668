import { latinDigits } from '@stoa/contracts';
import {
  fitVariants,
  WHOLES,
  type AxisDraft,
  type SpecificationDraft,
  type VariantsDraft,
  type IntegerField,
} from './draft';
import type { TierDraft } from './tier-drafts';

export type TypedField = 'sku' | 'gtin' | 'price' | 'compare_at' | 'cost' | 'stock' | IntegerField;

export type VariantAction =
  | { type: 'axes'; axes: AxisDraft[]; skuOf: (ids: number[]) => string }
  | { type: 'typed'; key: string; field: TypedField; text: string }
  | { type: 'tiers'; key: string; tiers: TierDraft[] }
  | { type: 'backorder'; key: string; backorder: boolean }
  | { type: 'price-for-all'; price: string }
  | { type: 'remove'; key: string }
  | { type: 'specifications'; specifications: SpecificationDraft[] };

const NUMBERS: readonly TypedField[] = ['price', 'compare_at', 'cost', 'stock', ...WHOLES];

/** Numbers stay as typed, since another number would be wrong without anyone noticing. */
function typedText(field: TypedField, text: string): string {
  // Barcodes are often printed, and copied, in groups of digits.
  if (field === 'gtin') return latinDigits(text).replace(/[\s-]/g, '');
  return NUMBERS.includes(field) ? latinDigits(text) : text;
}

const withPrice = (draft: VariantsDraft, price: string): VariantsDraft => ({
  ...draft,
  variants: draft.variants.map((variant) => ({ ...variant, price })),
});

/** Reducer of all changes in step 2 of the editor. */
export function editVariants(draft: VariantsDraft, action: VariantAction): VariantsDraft {
  const change = (key: string, values: object) => ({
    ...draft,
    variants: draft.variants.map((variant) => (variant.key === key ? { ...variant, ...values } : variant)),
  });
  switch (action.type) {
    case 'axes':
      return {
        ...draft,
        axes: action.axes,
        variants: fitVariants(action.axes, draft.variants, action.skuOf),
      };
    case 'typed':
      return change(action.key, { [action.field]: typedText(action.field, action.text) });
    case 'tiers':
      return change(action.key, { tiers: action.tiers });
    case 'backorder':
      return change(action.key, { backorder: action.backorder });
    case 'price-for-all':
      return withPrice(draft, latinDigits(action.price));
    case 'remove':
      return { ...draft, variants: draft.variants.filter(({ key }) => key !== action.key) };
    case 'specifications':
      return { ...draft, specifications: action.specifications };
  }
}

import type { HttpError } from 'react-admin';
import { reasonOf } from '../failure-messages';
import { newVariant, type VariantDraft } from './draft';
import { mergedProblems, refusedCells } from './refused-cells';

jest.mock('react-admin', () => ({ useTranslate: () => (key: string) => key }));
jest.mock('../../settings/format', () => ({}));
jest.mock('../../settings/useShopSettings', () => ({}));

const LOW = 'Compare-at price must be higher than the price.';
const [first, second] = [newVariant([1]), newVariant([2])];
const error = {
  message: 'Some fields are not valid.',
  body: {
    errors: {
      'variants.0.compare_at': LOW,
      'variants.1.compare_at': LOW,
      'variants.1.opening_stock': 'Too many.',
      'variants.7.sku': 'No such variant.',
      axes: 'Options are missing.',
    },
  },
} as unknown as HttpError;
const draftOf = (variants: VariantDraft[]) => ({ axes: [], variants, specifications: [] });

describe('a refused save of variants', () => {
  it('names each reason once and no field paths', () => {
    expect(reasonOf(error)).toBe(
      `Some fields are not valid. · ${LOW} · Too many. · No such variant. · Options are missing.`,
    );
  });

  it('has a message only if there are no fields', () => {
    expect(reasonOf({ message: 'No connection' } as HttpError)).toBe('No connection');
  });

  it('marks the refused cells until their variant is changed', () => {
    const refusal = { error, sent: [first, second] };
    expect(refusedCells(refusal, draftOf([first, second]))).toEqual({
      [first.key]: { compare_at: { message: LOW } },
      [second.key]: { compare_at: { message: LOW }, stock: { message: 'Too many.' } },
    });
    const changed = { ...second, compare_at: '30' };
    expect(Object.keys(refusedCells(refusal, draftOf([first, changed])))).toEqual([first.key]);
  });

  it('adds to the problems found before', () => {
    expect(
      mergedProblems(
        { a: { sku: 'sku_twice' } },
        { a: { price: { message: 'No' } }, b: { sku: { message: 'No' } } },
      ),
    ).toEqual({ a: { sku: 'sku_twice', price: { message: 'No' } }, b: { sku: { message: 'No' } } });
  });
});

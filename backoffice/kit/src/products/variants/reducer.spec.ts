import { newVariant } from './draft';
import { editVariants, type TypedField } from './reducer';

jest.mock('react-admin', () => ({ useTranslate: () => (key: string) => key }));
jest.mock('../../settings/format', () => ({}));
jest.mock('../../settings/useShopSettings', () => ({}));

const draft = { axes: [], variants: [newVariant([])], specifications: [] };
const [variant] = draft.variants;

/** What a field holds after typing this text. */
function typed(field: TypedField, text: string) {
  const key = variant?.key ?? '';
  return editVariants(draft, { type: 'typed', key, field, text }).variants[0]?.[field];
}

describe('typing in the variants grid', () => {
  it.each(['1.5', '-3', '123456789012', 'a dozen'])('keeps a stock of "%s" as it is', (text) => {
    expect(typed('stock', text)).toBe(text);
  });

  it.each([
    ['stock', '٤٥', '45'],
    ['weight', '১২০', '120'],
    ['price', '٢٤٫٥٠', '24.50'],
    ['gtin', '٤٠٠٦٣٨١٣', '40063813'],
    ['gtin', '4-006381 333931', '4006381333931'],
    ['sku', 'كوب-٤', 'كوب-٤'],
  ] as const)('turns a %s of "%s" into "%s"', (field, text, expected) => {
    expect(typed(field, text)).toBe(expected);
  });

  it('turns the price for all variants into Latin digits', () => {
    const { variants } = editVariants(draft, { type: 'price-for-all', price: '٢٤٫٥٠' });
    expect(variants[0]?.price).toBe('24.50');
  });
});

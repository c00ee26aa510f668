import { fitVariants, newVariant } from './draft';

jest.mock('react-admin', () => ({ useTranslate: () => (key: string) => key }));
jest.mock('../../settings/format', () => ({}));
jest.mock('../../settings/useShopSettings', () => ({}));

const AXES = [{ attribute_id: 1, value_ids: [10, 11, 12] }];

describe('fitVariants', () => {
  it('gives each new variant a SKU of its own', () => {
    const variants = fitVariants(AXES, [], () => 'MUG-MIDNIG');
    expect(variants.map(({ sku }) => sku)).toEqual(['MUG-MIDNIG', 'MUG-MIDNIG-2', 'MUG-MIDNIG-3']);
  });

  it('keeps the SKU of an existing variant and does not give it to another', () => {
    const existing = newVariant([11], undefined, 'mug');
    const variants = fitVariants(AXES, [existing], () => 'MUG');
    expect(variants.map(({ sku }) => sku)).toEqual(['MUG-2', 'mug', 'MUG-3']);
  });

  it('gives the only variant of a new product a SKU when it gets options', () => {
    const variants = fitVariants(AXES, [newVariant([])], (ids) => `MUG-${ids.join('-')}`);
    expect(variants.map(({ sku }) => sku)).toEqual(['MUG-10', 'MUG-11', 'MUG-12']);
  });
});

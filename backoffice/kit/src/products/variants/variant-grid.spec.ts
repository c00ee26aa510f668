import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { VariantDraft } from './draft';
import type { Values } from './useAttributes';
import { VariantGrid } from './VariantGrid';

jest.mock('react-admin', () => ({ useTranslate: () => (key: string) => key }));
jest.mock('../../settings/format', () => ({ useNumber: () => String }));
jest.mock('../../settings/useShopSettings', () => ({}));
jest.mock('../../screens/form/FormArea', () => ({
  FormArea: ({ children }: { children: unknown }) => children,
}));
jest.mock('../../screens/list/useIsPhone', () => ({ useIsPhone: () => false }));
jest.mock('./useVisibleRows', () => ({
  ROW_HEIGHTS: { table: 60, phone: 200 },
  useVisibleRows: () => ({ scroller: null, first: 0, last: 1, onScroll: () => undefined }),
}));

describe('VariantGrid', () => {
  it('makes SKU fields at least twice as wide as number fields', () => {
    const values = { label: String } as unknown as Values;
    const sku = 'CHAIR-OAK-LARGE-01';
    const variants = [
      { key: '1', option_value_ids: [], sku, price: '9.00', tiers: [] },
    ] as unknown as VariantDraft[];
    const markup = renderToStaticMarkup(
      createElement(VariantGrid, { variants, values, problems: {}, dispatch: () => undefined }),
    );
    const widthOf = (input: RegExp) =>
      Number(new RegExp(`${input.source}\\{[^}]*min-width:(\\d+)px`).exec(markup)?.[1]);
    const [code, figure] = [widthOf(/input\[type=text\]\.sku/), widthOf(/input\[type=text\]/)];
    expect(markup).toMatch(new RegExp(`<input[^>]*class="sku"[^>]*value="${sku}"`));
    expect(code).toBeGreaterThanOrEqual(2 * figure);
    // Capital letters of 14 px are about 9 px wide.
    expect(code).toBeGreaterThanOrEqual(9 * sku.length);
  });
});

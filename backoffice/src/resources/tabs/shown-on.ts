/** A tab as the list returns it. */
export interface TabRow {
  id: number;
  title: string;
  body: string;
  product_ids: number[];
  category_ids: number[];
}

/** The tabs of a product; without one, those of all products. */
export function shownOn(
  tabs: readonly TabRow[],
  product: { id: number; category_ids: readonly number[] } | null,
): TabRow[] {
  return tabs.filter(({ product_ids, category_ids }) => {
    if (product_ids.length === 0 && category_ids.length === 0) return true;
    if (!product) return false;
    return product_ids.includes(product.id) || category_ids.some((id) => product.category_ids.includes(id));
  });
}

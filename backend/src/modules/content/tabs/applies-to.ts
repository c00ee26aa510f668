/** Targets of a tab; all products where both are empty. */
export interface TabTargets {
  products: readonly number[];
  categories: readonly number[];
}

/** Whether a tab is shown for a product; `categories` are the product's own and their ancestors. */
export function appliesTo(targets: TabTargets, product: number, categories: readonly number[]): boolean {
  if (targets.products.length === 0 && targets.categories.length === 0) return true;
  return targets.products.includes(product) || targets.categories.some((id) => categories.includes(id));
}

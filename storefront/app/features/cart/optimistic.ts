import { useFetchers, useNavigation } from '@remix-run/react';
import type { CartView } from './cart-view';
import { quantityOfForm } from './quantity-of-form';

/** Quantities of forms in flight, by line; 0 for a line that is being removed. */
function usePendingQuantities(): Map<number, number> {
  const pending = new Map<number, number>();
  for (const { formData } of useFetchers()) {
    const line = Number(formData?.get('line'));
    if (!formData || !line) continue;
    const isLeaving = formData.get('intent') === 'remove' || formData.get('intent') === 'save';
    const quantity = isLeaving ? 0 : Number(quantityOfForm(formData));
    if (Number.isInteger(quantity)) pending.set(line, quantity);
  }
  return pending;
}

/** The cart as it will be once all pending forms succeed; if one fails, the loaded cart is shown again. */
export function useExpectedCart(cart: CartView): CartView {
  const pending = usePendingQuantities();
  if (pending.size === 0) return cart;
  const groups = cart.groups
    .map((group) => ({
      ...group,
      lines: group.lines
        .map((line) => ({ ...line, quantity: pending.get(line.id) ?? line.quantity }))
        .filter(({ quantity }) => quantity > 0),
    }))
    .filter(({ lines }) => lines.length > 0);
  const count = groups.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...cart, groups, count };
}

/** Saved-for-later or removed lines that pending forms restore or delete. */
export function useLeaving(): ReadonlySet<number> {
  const { formData } = useNavigation();
  const forms = [formData, ...useFetchers().map((fetcher) => fetcher.formData)];
  return new Set(forms.flatMap((form) => form?.getAll('saved') ?? []).map(Number));
}

/** Subtotal of a group of lines. */
export const subtotalOf = (lines: CartView['groups'][number]['lines']): number =>
  lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);

/**
 * Name of the buttons that change a quantity by one. Forms are sent in the order of their controls, so that a button
 * with the field's own name would win only after it.
 */
export const STEPPED_QUANTITY = 'stepped_quantity';

/** The quantity of a pressed button, otherwise the typed one. */
export const quantityOfForm = (form: FormData): FormDataEntryValue | undefined =>
  form.get(STEPPED_QUANTITY) ?? form.get('quantity') ?? undefined;

/** The entered quantity as the API is to judge it, by default 1; undefined if it is no number. */
export function numberOfForm(form: FormData): number | undefined {
  const value = quantityOfForm(form) ?? '1';
  const text = typeof value === 'string' ? value.trim() : '';
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
}

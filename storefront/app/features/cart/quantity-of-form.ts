/**
 * Name of the buttons that change a quantity by one. Forms are sent in the order of their controls, so that a button
 * with the field's own name would win only after it.
 */
export const STEPPED_QUANTITY = 'stepped_quantity';

/** The quantity of a pressed button, otherwise the typed one. */
export const quantityOfForm = (form: FormData): FormDataEntryValue | undefined =>
  form.get(STEPPED_QUANTITY) ?? form.get('quantity') ?? undefined;

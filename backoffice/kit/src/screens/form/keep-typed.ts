import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Reset options of a form whose record may be replaced while something is typed: only unchanged fields take the new
 * values, and the form stays as changed as it was.
 */
export const KEEP_TYPED = { keepDirtyValues: true, keepDirty: true };

/** Makes the values that were saved the form's unchanged state; what was typed since stays, as an unsaved change. */
export function markSaved(
  { reset, getValues }: Pick<UseFormReturn, 'reset' | 'getValues'>,
  saved: FieldValues,
): void {
  const typed = structuredClone(getValues());
  reset(saved, { keepFieldsRef: true });
  reset(typed, { keepDefaultValues: true, keepFieldsRef: true });
}

/** Scrolls to the first visible field of a form that is marked as invalid, and focuses it. */
export function focusFirstInvalid(form: HTMLFormElement | null | undefined): void {
  const invalid = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
  // A field in a closed tab or panel can take no focus.
  const first = invalid.find((field) => field.getClientRects().length > 0);
  if (!first) return;
  first.scrollIntoView({ block: 'center' });
  first.focus({ preventScroll: true });
}

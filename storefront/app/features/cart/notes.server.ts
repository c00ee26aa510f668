import type { UpdateCartNotes } from '@stoa/contracts';

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Reads the notes of the vendors whose fields the form holds. */
export function notesOf(form: FormData, vendors: readonly number[]): UpdateCartNotes['notes'] {
  return vendors
    .filter((id) => form.has(`note.${id}`))
    .map((id) => {
      const isGift = form.has(`gift.${id}`);
      const message = textOf(form, `message.${id}`);
      return {
        vendor_id: id,
        note: textOf(form, `note.${id}`) || null,
        is_gift: isGift,
        gift_message: (isGift && message) || null,
      };
    });
}

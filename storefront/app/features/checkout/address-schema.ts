import type { AddressInput } from '@stoa/contracts';
import * as z from 'zod';
import { chosenId, emailText, optionalText, requiredText } from '~/features/forms/rules';

/** An address as forms take it; which parts a country needs is the API's to say. */
export const addressSchema = z.object({
  first_name: requiredText(100),
  last_name: requiredText(100),
  company: optionalText(120),
  phone: optionalText(32),
  line1: requiredText(200),
  line2: optionalText(200),
  country_id: chosenId,
  state_id: chosenId.optional(),
  state_text: optionalText(100),
  city_text: requiredText(100),
  postcode: optionalText(20),
});

export type AddressForm = z.infer<typeof addressSchema>;

/** What the first step of checkout asks for: less when an address is saved or billing is the same. */
export function contactSchema(form: FormData, isGuest: boolean) {
  const takesNew = !form.has('saved') || form.get('saved') === 'new';
  const differs = !form.has('billing_same');
  return z.object({
    email: isGuest ? emailText : emailText.optional(),
    saved: z.string().optional(),
    billing_same: z.string().optional(),
    shipping: takesNew ? addressSchema : addressSchema.partial().optional(),
    billing: differs ? addressSchema : addressSchema.partial().optional(),
  });
}

export type ContactForm = z.infer<ReturnType<typeof contactSchema>>;

/** The API's address without the empty parts. */
export function toAddressInput(form: AddressForm): AddressInput {
  const { state_id, ...rest } = form;
  return { ...rest, ...(state_id ? { state_id } : {}) };
}

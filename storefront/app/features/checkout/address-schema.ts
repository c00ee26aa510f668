import type { AddressInput, CountryOption } from '@stoa/contracts';
import * as z from 'zod/mini';
import { chosenId, emailText, optionalText, requiredText } from '~/features/forms/rules';

/** An address form; which fields a country requires is decided by the API. */
export const addressSchema = z.object({
  first_name: requiredText(100),
  last_name: requiredText(100),
  company: optionalText(120),
  phone: optionalText(32),
  line1: requiredText(200),
  line2: optionalText(200),
  country_id: chosenId,
  state_id: z.optional(chosenId),
  state_text: optionalText(100),
  city_text: requiredText(100),
  postcode: optionalText(20),
});

export type AddressForm = z.infer<typeof addressSchema>;

/** What a country's addresses require beyond the common fields, so that all errors are shown at once. */
export type CountryRule = Pick<CountryOption, 'id' | 'requires_state' | 'postcode_regex'>;

const inCountry = (countries: readonly CountryRule[]) =>
  addressSchema.check(({ value, issues }) => {
    const { country_id, state_id, state_text, postcode } = value;
    const refuse = (field: 'state_id' | 'postcode', message: string) =>
      issues.push({ code: 'custom', input: value[field], path: [field], message });
    const country = countries.find(({ id }) => id === country_id);
    if (country?.requires_state && !state_id && !state_text) refuse('state_id', 'error.choose');
    if (!country?.postcode_regex) return;
    if (!postcode) refuse('postcode', 'error.required');
    else if (!new RegExp(`^(?:${country.postcode_regex})$`, 'i').test(postcode))
      refuse('postcode', 'error.postcode');
  });

/** Schema of the first checkout step; fewer fields for a saved address or the same billing address. */
export function contactSchema(form: FormData, isGuest: boolean, countries: readonly CountryRule[]) {
  const wholeAddress = inCountry(countries);
  const takesNew = !form.has('saved') || form.get('saved') === 'new';
  const differs = !form.has('billing_same');
  return z.object({
    email: isGuest ? emailText : z.optional(emailText),
    saved: z.optional(z.string()),
    billing_same: z.optional(z.string()),
    shipping: takesNew ? wholeAddress : z.optional(z.partial(addressSchema)),
    billing: differs ? wholeAddress : z.optional(z.partial(addressSchema)),
  });
}

export type ContactForm = z.infer<ReturnType<typeof contactSchema>>;

/** The form's address as API input, without an empty state. */
export function toAddressInput(form: AddressForm): AddressInput {
  const { state_id, ...rest } = form;
  return { ...rest, ...(state_id ? { state_id } : {}) };
}

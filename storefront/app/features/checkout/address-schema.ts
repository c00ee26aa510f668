import type { AddressInput, CountryOption, StateOption } from '@stoa/contracts';
import * as z from 'zod/mini';
import { chosenId, emailText, optionalText, phoneText, requiredText } from '~/features/forms/rules';

/** An address form; which fields a country requires is decided by the API. */
export const addressSchema = z.object({
  first_name: requiredText(100),
  last_name: requiredText(100),
  company: optionalText(120),
  phone: phoneText,
  line1: requiredText(200),
  line2: optionalText(200),
  country_id: chosenId,
  state_id: z.optional(chosenId),
  state_text: optionalText(100),
  city_text: requiredText(100),
  postcode: optionalText(20),
});

export type AddressForm = z.infer<typeof addressSchema>;

/** What the countries' addresses require beyond the common fields, so that all errors are shown at once. */
export interface CountryRules {
  countries: readonly Pick<CountryOption, 'id' | 'requires_state' | 'postcode_regex'>[];
  /** States to choose from, of the chosen countries; a country without any takes the name of its state. */
  states?: readonly Pick<StateOption, 'country_id'>[];
}

/** An address whose state and postcode are checked too, even if other fields are missing. */
export const addressInCountry = ({ countries, states = [] }: CountryRules) =>
  addressSchema.check(
    z.check<AddressForm>(
      ({ value, issues }) => {
        const { country_id, state_id, state_text, postcode } = value;
        const refuse = (field: 'state_id' | 'postcode', message: string) =>
          issues.push({ code: 'custom', input: value[field], path: [field], message });
        const country = countries.find(({ id }) => id === country_id);
        const isChosen = states.some((state) => state.country_id === country_id);
        if (country?.requires_state && !state_id && (isChosen || !state_text))
          refuse('state_id', 'error.choose');
        if (!country?.postcode_regex) return;
        if (!postcode) refuse('postcode', 'error.required');
        else if (!new RegExp(`^(?:${country.postcode_regex})$`, 'i').test(postcode))
          refuse('postcode', 'error.postcode');
      },
      { when: () => true },
    ),
  );

/** Fields that are not shown and not read, so that nothing in them may be refused. */
const hiddenAddress = z.optional(z.custom<Partial<AddressForm>>());

/** Schema of the first checkout step; fewer fields for a saved address or the same billing address. */
export function contactSchema(form: FormData, isGuest: boolean, rules: CountryRules) {
  const wholeAddress = addressInCountry(rules);
  const takesNew = !form.has('saved') || form.get('saved') === 'new';
  const differs = !form.has('billing_same');
  return z.object({
    email: isGuest ? emailText : z.optional(emailText),
    saved: z.optional(z.string()),
    billing_same: z.optional(z.string()),
    shipping: takesNew ? wholeAddress : hiddenAddress,
    billing: differs ? wholeAddress : hiddenAddress,
  });
}

export type ContactForm = z.infer<ReturnType<typeof contactSchema>>;

/** The form's address as API input, without an empty state. */
export function toAddressInput(form: AddressForm): AddressInput {
  const { state_id, ...rest } = form;
  return { ...rest, ...(state_id ? { state_id } : {}) };
}

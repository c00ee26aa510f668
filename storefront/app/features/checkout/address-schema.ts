import {
  addressFaults,
  type AddressFault,
  type AddressFaults,
  type AddressInput,
  type CountryOption,
  type StateOption,
} from '@stoa/contracts';
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

/** The countries whose states the form's addresses offer to choose from. */
export const offeredStates = (form: FormData, ...addresses: string[]): CountryRules['states'] =>
  addresses
    .filter((address) => form.has(`${address}.state_id`))
    .map((address) => ({ country_id: Number(form.get(`${address}.country_id`)) }));

/** The text of a field; what a request that no page sends has in its place, such as a file, counts as empty. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What an address that may have other errors too lacks in its country. */
function faultsIn(
  { country_id, state_id, state_text, city_text, postcode }: AddressForm,
  { countries, states = [] }: CountryRules,
): AddressFaults {
  const country = countries.find(({ id }) => id === country_id);
  if (!country) return {};
  const place = {
    state_id: typeof state_id === 'number' ? state_id : null,
    state_text: textOf(state_text),
    city_text: textOf(city_text),
    postcode: textOf(postcode),
  };
  const hasStates = states.some((state) => state.country_id === country_id);
  return addressFaults(place, country, hasStates);
}

function messageOf(field: string, fault: AddressFault): string {
  if (fault === 'malformed') return 'error.postcode';
  return field === 'state_id' ? 'error.choose' : 'error.required';
}

/** An address whose place is checked too, even if other fields are missing. */
export const addressInCountry = (rules: CountryRules) =>
  addressSchema.check(
    z.check<AddressForm>(
      ({ value, issues }) => {
        for (const [field, fault] of Object.entries(faultsIn(value, rules))) {
          // The form's own check has said so already.
          if (issues.some(({ path }) => path?.[0] === field)) continue;
          issues.push({ code: 'custom', input: value, path: [field], message: messageOf(field, fault) });
        }
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

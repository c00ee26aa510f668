import * as z from 'zod/mini';
import { addressInCountry, type CountryRules } from '~/features/checkout/address-schema';
import { emailText, optionalText, phoneText, requiredText } from '~/features/forms/rules';
import { newPassword } from './sign-schema';

/** Profile fields that a customer may change. */
export const profileSchema = z.object({
  first_name: requiredText(100),
  last_name: requiredText(100),
  phone: phoneText,
  marketing_consent: z.optional(z.boolean()),
  /** The consent that the page was rendered with. */
  shown_consent: z.optional(z.boolean()),
});

/** Change of e-mail address; requires the current password. */
export const emailSchema = z.object({ email: emailText, current_password: requiredText(200) });

/** Change of password; requires the current password. */
export const passwordSchema = z.object({ current_password: requiredText(200), password: newPassword });

/** A new or edited address of the address book. */
export const newAddressSchema = (rules: CountryRules) =>
  z.object({ label: optionalText(60), address: addressInCountry(rules) });

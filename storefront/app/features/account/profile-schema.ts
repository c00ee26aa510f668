import * as z from 'zod/mini';
import { addressSchema } from '~/features/checkout/address-schema';
import { emailText, optionalText, requiredText } from '~/features/forms/rules';
import { newPassword } from './sign-schema';

/** What a customer may change about themselves. */
export const profileSchema = z.object({
  first_name: requiredText(100),
  last_name: requiredText(100),
  phone: optionalText(32),
  marketing_consent: z.optional(z.boolean()),
});

/** Another e-mail address, which only the password's owner may give. */
export const emailSchema = z.object({ email: emailText, current_password: requiredText(200) });

/** Another password, by whoever knows the present one. */
export const passwordSchema = z.object({ current_password: requiredText(200), password: newPassword });

/** A new address for the address book, or one as it shall be. */
export const newAddressSchema = z.object({ label: optionalText(60), address: addressSchema });

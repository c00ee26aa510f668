import * as z from 'zod';
import { addressSchema } from '~/features/checkout/address-schema';
import { emailText, optionalText, requiredText } from '~/features/forms/rules';

/** What a customer may change about themselves. */
export const profileSchema = z.object({
  first_name: requiredText(100),
  last_name: requiredText(100),
  email: emailText,
  phone: optionalText(32),
  marketing_consent: z.boolean().optional(),
});

/** A new address for the address book. */
export const newAddressSchema = z.object({ label: optionalText(60), address: addressSchema });

import * as z from 'zod/mini';
import { emailText, optionalText, requiredText } from '~/features/forms/rules';

/** Fields of the contact form. */
export const contactSchema = z.object({
  name: requiredText(120),
  email: emailText,
  subject: requiredText(190),
  message: requiredText(5000),
  order_number: optionalText(40),
  consent: z.literal(true, { error: 'error.consent' }),
  website: z.optional(z.string()),
});

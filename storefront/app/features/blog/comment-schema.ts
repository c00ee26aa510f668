import * as z from 'zod/mini';
import { emailText, optionalText, requiredText } from '~/features/forms/rules';

/** What a comment asks for; customers' names and addresses are known. */
export const commentSchema = (isCustomer: boolean) =>
  z.object({
    name: isCustomer ? optionalText(120) : requiredText(120),
    email: isCustomer ? z.optional(emailText) : emailText,
    body: requiredText(2000),
    website: optionalText(500),
  });

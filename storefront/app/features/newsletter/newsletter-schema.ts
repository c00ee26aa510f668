import * as z from 'zod/mini';
import { emailText } from '~/features/forms/rules';

/** Fields of the newsletter form. */
export const newsletterSchema = z.object({ email: emailText, website: z.optional(z.string()) });

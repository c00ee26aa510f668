import * as z from 'zod/mini';
import { chosenId, emailText } from '~/features/forms/rules';

/** Fields of a stock notice request. */
export const stockNoticeSchema = z.object({
  variant_id: chosenId,
  email: emailText,
  website: z.optional(z.string()),
});

import * as z from 'zod/mini';
import { chosenId, emailText } from '~/features/forms/rules';

/** What asking for a mail asks for. */
export const stockNoticeSchema = z.object({
  variant_id: chosenId,
  email: emailText,
  website: z.optional(z.string()),
});

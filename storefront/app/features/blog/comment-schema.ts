import * as z from 'zod/mini';
import { requiredText } from '~/features/forms/rules';

/** What a comment asks for; whose it is, is known from the sign-in. */
export const commentSchema = z.object({ body: requiredText(2000) });

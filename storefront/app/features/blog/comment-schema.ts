import * as z from 'zod/mini';
import { requiredText } from '~/features/forms/rules';

/** Fields of a comment; its author comes from the session. */
export const commentSchema = z.object({ body: requiredText(2000) });

import * as z from 'zod/mini';
import { requiredText } from '~/features/forms/rules';

/** What deleting an account with a password asks for. */
export const deletionSchema = z.object({ current_password: requiredText(200) });

/** Where a fresh sign-in is proof enough. */
export const freshDeletionSchema = z.object({ current_password: z.optional(z.string()) });

import * as z from 'zod/mini';
import { requiredText } from '~/features/forms/rules';

/** Fields to delete an account that has a password. */
export const deletionSchema = z.object({ current_password: requiredText(200) });

/** Variant without a required password, for a session with a recent sign-in. */
export const freshDeletionSchema = z.object({ current_password: z.optional(z.string()) });

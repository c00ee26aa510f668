import * as z from 'zod';
import { emailText, requiredText } from '~/features/forms/rules';

/** What signing in asks for. */
export const signInSchema = z.object({ email: emailText, password: requiredText(200) });

/** What opening an account asks for. */
export const signUpSchema = z.object({
  first_name: requiredText(100),
  last_name: requiredText(100),
  email: emailText,
  password: z.string({ error: 'error.required' }).min(8, 'error.password').max(200, 'error.tooLong'),
  marketing_consent: z.boolean().optional(),
});

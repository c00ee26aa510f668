import * as z from 'zod';
import { emailText, requiredText } from '~/features/forms/rules';

/** What signing in asks for. */
export const signInSchema = z.object({ email: emailText, password: requiredText(200) });

const newPassword = z.string({ error: 'error.required' }).min(8, 'error.password').max(200, 'error.tooLong');

/** What asking for a new password asks for. */
export const forgotSchema = z.object({ email: emailText });

/** What choosing a password asks for; the token comes from the letter's link. */
export const chooseSchema = z.object({ token: requiredText(100), password: newPassword });

/** What opening an account asks for. */
export const signUpSchema = z.object({
  first_name: requiredText(100),
  last_name: requiredText(100),
  email: emailText,
  password: newPassword,
  marketing_consent: z.boolean().optional(),
});

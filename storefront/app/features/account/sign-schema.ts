import * as z from 'zod/mini';
import { emailText, requiredText, tooLong } from '~/features/forms/rules';

/** What signing in asks for. */
export const signInSchema = z.object({ email: emailText, password: requiredText(200) });

/** A password to be; the API has the last word on which are good enough. */
export const newPassword = z
  .string({ error: 'error.required' })
  .check(z.minLength(8, 'error.password:8'), z.maxLength(200, tooLong(200)));

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
  marketing_consent: z.optional(z.boolean()),
});

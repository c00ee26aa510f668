import * as z from 'zod/mini';
import { emailText, requiredText, tooLong } from '~/features/forms/rules';

/** Fields of the sign-in form. */
export const signInSchema = z.object({ email: emailText, password: requiredText(200) });

/** A new password; the API makes the final strength check. */
export const newPassword = z
  .string({ error: 'error.required' })
  .check(z.minLength(8, 'error.password:8'), z.maxLength(200, tooLong(200)));

/** Fields of the forgotten-password form. */
export const forgotSchema = z.object({ email: emailText });

/** Fields of the password-reset form; the token comes from the link in the e-mail. */
export const chooseSchema = z.object({ token: requiredText(100), password: newPassword });

/** Fields of the sign-up form. */
export const signUpSchema = z.object({
  first_name: requiredText(100),
  last_name: requiredText(100),
  email: emailText,
  password: newPassword,
  marketing_consent: z.optional(z.boolean()),
});

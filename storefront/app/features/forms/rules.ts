import * as z from 'zod/mini';

/*
 * Messages are translation keys, with a limit after a colon: the same schema runs in the browser and on the
 * server, in any language, and the field adds its name.
 */

/** Error message for a text that is too long. */
export const tooLong = (max: number): string => `error.tooLong:${max}`;

/** A required text. */
export const requiredText = (max: number) =>
  z
    .string({ error: 'error.required' })
    .check(z.trim(), z.minLength(1, 'error.required'), z.maxLength(max, tooLong(max)));

/** An optional text. */
export const optionalText = (max: number) =>
  z.optional(z.string().check(z.trim(), z.maxLength(max, tooLong(max))));

/** An optional phone number, in the form that the API accepts. */
export const phoneText = z.optional(
  z.string().check(z.trim(), z.regex(/^$|^\+?[\d\s().-]{4,24}$/, { error: 'error.phone' })),
);

/** An e-mail address; the API makes the final check. */
export const emailText = z
  .string({ error: 'error.required' })
  .check(
    z.trim(),
    z.maxLength(254, tooLong(254)),
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { error: 'error.email' }),
  );

/** Id of a chosen row. */
export const chosenId = z
  .number({ error: 'error.choose' })
  .check(z.multipleOf(1, 'error.choose'), z.positive('error.choose'));

import * as z from 'zod/mini';

/*
 * Messages are keys of the text catalogue, a limit after a colon: the same schema runs in the browser and on the
 * server, in any language, and the field adds its name.
 */

/** What says that a text has more characters than it may. */
export const tooLong = (max: number): string => `error.tooLong:${max}`;

/** A text that must be there. */
export const requiredText = (max: number) =>
  z
    .string({ error: 'error.required' })
    .check(z.trim(), z.minLength(1, 'error.required'), z.maxLength(max, tooLong(max)));

/** A text that may be left out. */
export const optionalText = (max: number) =>
  z.optional(z.string().check(z.trim(), z.maxLength(max, tooLong(max))));

/** An e-mail address; the API has the last word on what is one. */
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

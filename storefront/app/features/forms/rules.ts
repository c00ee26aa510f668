import * as z from 'zod';

/*
 * Messages are keys of the text catalogue: the same schema runs in the browser and on the server, in any language.
 */

/** A text that must be there. */
export const requiredText = (max: number) =>
  z.string({ error: 'error.required' }).trim().min(1, 'error.required').max(max, 'error.tooLong');

/** A text that may be left out. */
export const optionalText = (max: number) => z.string().trim().max(max, 'error.tooLong').optional();

/** An e-mail address; the API has the last word on what is one. */
export const emailText = z
  .string({ error: 'error.required' })
  .trim()
  .max(254, 'error.tooLong')
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'error.email');

/** Id of a chosen row. */
export const chosenId = z.number({ error: 'error.choose' }).int('error.choose').positive('error.choose');

import * as z from 'zod';
import { optionalText, requiredText } from '~/features/forms/rules';

/** Pictures that one review may have. */
export const MOST_PICTURES = 5;

/** What a review asks for, its pictures aside: those the API alone can judge. */
export const reviewSchema = z.object({
  rating: z
    .number({ error: 'error.choose' })
    .int('error.choose')
    .min(1, 'error.choose')
    .max(5, 'error.choose'),
  title: optionalText(120),
  body: requiredText(4000),
});

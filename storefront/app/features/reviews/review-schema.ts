import * as z from 'zod/mini';
import { optionalText, requiredText } from '~/features/forms/rules';

/** Pictures that one review may have. */
export const MOST_PICTURES = 5;

/** What a review asks for, its pictures aside: those the API alone can judge. */
export const reviewSchema = z.object({
  rating: z
    .number({ error: 'error.choose' })
    .check(z.multipleOf(1, 'error.choose'), z.minimum(1, 'error.choose'), z.maximum(5, 'error.choose')),
  title: optionalText(120),
  body: requiredText(4000),
});

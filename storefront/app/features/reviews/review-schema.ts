import * as z from 'zod/mini';
import { optionalText, requiredText } from '~/features/forms/rules';

/** Field with the ids of the images to remove from an edited review. */
export const REMOVED_PICTURES = 'removed_picture_ids';

/** Fields of a review except its images, which only the API validates. */
export const reviewSchema = z.object({
  rating: z
    .number({ error: 'error.choose' })
    .check(z.multipleOf(1, 'error.choose'), z.minimum(1, 'error.choose'), z.maximum(5, 'error.choose')),
  title: optionalText(120),
  body: requiredText(4000),
});

import * as z from 'zod/mini';
import { emailText, requiredText } from '~/features/forms/rules';

/** Fields of the order tracking form. */
export const trackSchema = z.object({ order_number: requiredText(24), email: emailText });

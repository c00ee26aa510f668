import * as z from 'zod/mini';
import { emailText, requiredText } from '~/features/forms/rules';

/** What finding an order asks for. */
export const trackSchema = z.object({ order_number: requiredText(24), email: emailText });

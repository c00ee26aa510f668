import * as z from 'zod/mini';
import { emailText, requiredText } from '~/features/forms/rules';

/** What finding an application asks for. */
export const findSchema = z.object({ number: requiredText(40), email: emailText });

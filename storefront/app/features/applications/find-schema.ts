import * as z from 'zod/mini';
import { emailText, requiredText } from '~/features/forms/rules';

/** Fields of the form that looks up an application. */
export const findSchema = z.object({ number: requiredText(40), email: emailText });

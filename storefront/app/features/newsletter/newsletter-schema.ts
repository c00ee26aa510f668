import * as z from 'zod/mini';
import { emailText } from '~/features/forms/rules';

/** What signing up for the newsletter asks for. */
export const newsletterSchema = z.object({ email: emailText });

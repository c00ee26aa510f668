import * as z from 'zod/mini';
import { requiredText } from '~/features/forms/rules';

/** Fields of the riders' sign-in form. */
export const riderSignSchema = z.object({ login: requiredText(190), password: requiredText(200) });

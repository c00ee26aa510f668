import { DOCUMENT_KINDS, type DocumentKind } from '@stoa/contracts';
import * as z from 'zod/mini';
import { newPassword } from '~/features/account/sign-schema';
import { megabytesOf } from '~/features/forms/megabytes';
import { chosenId, emailText, optionalText, phoneText, requiredText } from '~/features/forms/rules';

/** Facts about the store and its business. */
const facts = {
  store_name: requiredText(120),
  phone: phoneText,
  legal_name: optionalText(160),
  tax_id: optionalText(40),
  description: optionalText(4000),
  country_id: chosenId,
  line1: requiredText(190),
  city: requiredText(90),
  postcode: optionalText(16),
};

/** Fields of a repeated application. */
export const renewSchema = z.object(facts);

const fileOf = (limit: number) =>
  z
    .file({ error: 'error.document' })
    .check(z.maxSize(limit, { error: `error.fileTooLarge:${megabytesOf(limit)}` }));

/** Fields of a vendor application; required files and their size limit come from the shop. */
export const applySchema = (required: readonly DocumentKind[], limit: number) => {
  const file = (kind: DocumentKind) => (required.includes(kind) ? fileOf(limit) : z.optional(fileOf(limit)));
  const documents = Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, file(kind)]));
  return z.object({
    ...facts,
    name: requiredText(120),
    email: emailText,
    password: newPassword,
    ...(documents as Record<DocumentKind, ReturnType<typeof file>>),
    logo: z.optional(fileOf(limit)),
    accepts_terms: z.literal(true, { error: 'error.terms' }),
    website: z.optional(z.string()),
  });
};

export type ApplyForm = z.infer<ReturnType<typeof applySchema>>;
export type RenewForm = z.infer<typeof renewSchema>;

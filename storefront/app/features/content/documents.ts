import { DOCUMENT_PATHS, type DocumentName } from '@stoa/contracts';

/** API paths of the shop's own documents (specification §7.7). */
export const DOCUMENT_CALLS: Record<DocumentName, string> = {
  about_us: 'web/aboutus',
  privacy_policy: 'web/privacy_policy',
  refund_policy: 'web/refund_policy',
  term_condition: 'web/term_condition',
};

/** Alternative paths of a document, apart from the canonical one. */
const ALIASES: Record<string, DocumentName> = { '/termsandconditions': 'term_condition' };

/** All documents with their canonical paths. */
export const documents = Object.entries(DOCUMENT_PATHS) as [DocumentName, string][];

/** The document at a path, matched case-insensitively. */
export function documentAt(pathname: string): DocumentName | undefined {
  const typed = pathname.toLowerCase().replace(/\/$/, '');
  return documents.find(([, path]) => path.toLowerCase() === typed)?.[0] ?? ALIASES[typed];
}

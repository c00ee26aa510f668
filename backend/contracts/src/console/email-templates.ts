/** Who receives e-mails of the shop. */
export const EMAIL_RECIPIENTS = ['customer', 'vendor', 'rider', 'operator'] as const;
export type EmailRecipient = (typeof EMAIL_RECIPIENTS)[number];

/** The texts of an e-mail template in one language; values replace placeholders such as `{{order_number}}`. */
export interface EmailTemplateTexts {
  subject: string;
  heading: string;
  /** Markdown: paragraphs, lists, emphasis and links. */
  body: string;
  /** Label of the button; empty for an e-mail without one. */
  button: string;
}

/** An e-mail that the shop sends, in the list of templates. */
export interface EmailTemplateRow {
  /** As in `order_confirmation`. */
  id: string;
  recipient: EmailRecipient;
  title: string;
  /** When it is sent. */
  sent: string;
  /** Codes of the languages in which operators have changed its texts. */
  changed: string[];
  /** Those whose shipped text has changed since. */
  outdated: string[];
}

/** A variable that the texts of an e-mail may have. */
export interface EmailTemplateVariable {
  name: string;
  about: string;
  example: string;
  /** Whether it may not be left out; a button contains the link. */
  is_required: boolean;
}

/** The texts of an e-mail in one language. */
export interface EmailTemplateLanguage {
  language: string;
  /** Id of the stored texts, for their history; null if they were never changed. */
  record_id: number | null;
  /** Counts the changes; sent back when saving. */
  version: number;
  is_changed: boolean;
  /** Whether the shipped text has changed since this one was saved. */
  is_outdated: boolean;
  texts: EmailTemplateTexts;
  default_texts: EmailTemplateTexts;
}

/** An e-mail template with its texts in every language. */
export interface EmailTemplate extends EmailTemplateRow {
  /** Whether the e-mail has a link, which its button opens. */
  has_link: boolean;
  variables: EmailTemplateVariable[];
  languages: EmailTemplateLanguage[];
}

/** An e-mail with example values, as its recipients see it. */
export interface EmailPreview {
  subject: string;
  html: string;
  text: string;
}

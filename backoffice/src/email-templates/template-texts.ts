import type { EmailTemplateTexts } from '@stoa/contracts';

/** Emptied inputs are null in a form. */
export function textsOf(
  values: Partial<Record<keyof EmailTemplateTexts, string | null>>,
): EmailTemplateTexts {
  const { subject, heading, body, button } = values;
  return { subject: subject ?? '', heading: heading ?? '', body: body ?? '', button: button ?? '' };
}

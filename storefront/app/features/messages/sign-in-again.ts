import { inAnyLanguage } from '~/session/requested-language';
import { keepInput } from '~/ui/ended-session';

/**
 * Puts unsent messages back into the message form, as it is kept while the customer signs in again; returns the path of
 * sign-in, which says why and leads back.
 */
export async function signInPath(unsent: readonly string[]): Promise<string> {
  const field = document.querySelector<HTMLTextAreaElement>('textarea[name=message]');
  if (field?.form) {
    field.value = [...unsent, field.value].filter(Boolean).join('\n');
    await keepInput(field.form);
  }
  const here = inAnyLanguage(location.pathname + location.search);
  return `/login?to=${encodeURIComponent(here)}&ended=1`;
}

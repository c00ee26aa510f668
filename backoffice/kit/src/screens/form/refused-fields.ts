/** A form's errors: field → error, or a tree of them for translations. */
type Errors = Readonly<Record<string, unknown>>;

/** Whether one of these fields has an error in the base language. */
export const refusedIn = (errors: unknown, names: readonly string[]): boolean =>
  typeof errors === 'object' &&
  errors !== null &&
  names.some((name) => (errors as Errors)[name] !== undefined);

/** The languages other than the base one in which one of these fields has an error. */
export function refusedLanguages(errors: Errors, names: readonly string[]): string[] {
  const byLanguage = (errors.translations ?? {}) as Errors;
  // The server names such a field `translations.es.name`, a key that forms may not expand.
  const flat = Object.keys(errors).flatMap((key) => {
    const [root, language = '', name = ''] = key.split('.');
    return root === 'translations' && names.includes(name) ? [language] : [];
  });
  const nested = Object.keys(byLanguage).filter((language) => refusedIn(byLanguage[language], names));
  return [...new Set([...flat, ...nested])];
}

/** Whether one of these fields has an error, in any language. */
export function isRefused(errors: Errors, names: readonly string[]): boolean {
  return refusedIn(errors, names) || refusedLanguages(errors, names).length > 0;
}

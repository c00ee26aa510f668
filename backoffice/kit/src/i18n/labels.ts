import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** `compare_at` → `Compare at`; ids lose their suffix. Stands in where a language has no word of its own. */
export function humanise(name: string): string {
  const words = name
    .replace(/_ids?$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/_/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A name inside a sentence starts small, unless it is an abbreviation. */
function withinSentence(name: string): string {
  return /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** The words of fields, choices and resources in the reader's language. */
export function useLabels() {
  const translate = useTranslate();
  const field = useCallback(
    (name: string) => translate(`fields.${name}`, { _: humanise(name) }),
    [translate],
  );
  const choice = useCallback(
    (value: string) => translate(`choices.${value}`, { _: humanise(value) }),
    [translate],
  );
  const resource = useCallback(
    (page: string, count = 2) =>
      translate(`resources.${page}.name`, { smart_count: count, _: humanise(page) }),
    [translate],
  );
  const one = useCallback((page: string) => withinSentence(resource(page, 1)), [resource]);
  return { field, choice, resource, one };
}

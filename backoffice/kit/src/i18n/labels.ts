import { useCallback } from 'react';
import { useResourceContext } from 'react-admin';
import { useTranslate } from './useTranslate';
import { humanise } from './humanise';

/** Lowercases a name for use inside a sentence, unless it is an abbreviation. */
export function withinSentence(name: string): string {
  return /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** Labels of fields, choices and resources in the user's language; resources may override field labels. */
export function useLabels() {
  const translate = useTranslate();
  const here = useResourceContext();
  const field = useCallback(
    (name: string) =>
      translate(here ? `resources.${here}.fields.${name}` : `fields.${name}`, { _: humanise(name) }),
    [here, translate],
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

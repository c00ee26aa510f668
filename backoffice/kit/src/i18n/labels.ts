import { useMemo } from 'react';
import { useResourceContext } from 'react-admin';
import { useTranslate } from './useTranslate';
import { humanise } from './humanise';

/** Lowercases a name for use inside a sentence, unless it is an abbreviation. */
export function withinSentence(name: string): string {
  return /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

type Translate = ReturnType<typeof useTranslate>;

/**
 * Labels of fields, choices and resources in the user's language.
 * @param here the resource whose own field labels precede the general ones
 */
export function labelsOf(translate: Translate, here?: string) {
  const field = (name: string) =>
    translate(here ? `resources.${here}.fields.${name}` : `fields.${name}`, { _: humanise(name) });
  const choice = (value: string) => translate(`choices.${value}`, { _: humanise(value) });
  const resource = (page: string, count = 2) =>
    translate(`resources.${page}.name`, { smart_count: count, _: humanise(page) });
  const one = (page: string) => withinSentence(resource(page, 1));
  return { field, choice, resource, one };
}

/** The labels for the current screen; resources may override field labels. */
export function useLabels(): ReturnType<typeof labelsOf> {
  const translate = useTranslate();
  const here = useResourceContext();
  return useMemo(() => labelsOf(translate, here), [here, translate]);
}

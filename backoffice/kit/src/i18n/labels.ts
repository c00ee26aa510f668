import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useHere } from '../schema/SchemaContext';
import { humanise } from './humanise';

/** A name inside a sentence starts small, unless it is an abbreviation. */
export function withinSentence(name: string): string {
  return /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** The words of fields, choices and resources in the reader's language; a field may have its own word in one resource. */
export function useLabels() {
  const translate = useTranslate();
  const here = useHere()?.resource;
  const field = useCallback(
    (name: string) => {
      const anywhere = translate(`fields.${name}`, { _: humanise(name) });
      return here ? translate(`fields.${here}_${name}`, { _: anywhere }) : anywhere;
    },
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

import { BASE_LANGUAGE, type FieldSchema } from '@stoa/contracts';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useStoredLocale } from '../../preferences';
import { useShopSettings } from '../../settings/useShopSettings';
import { refusedIn, refusedLanguages } from './refused-fields';

/** The language whose texts a form shows, and a function to show another. */
type ShownLanguage = [shown: string, show: (language: string) => void];

/**
 * The language whose texts a form shows: the user's own, or the base language of a new record, which must have its texts
 * in it. A refusal opens the first language with an error.
 */
export function useShownLanguage(fields: readonly FieldSchema[]): ShownLanguage {
  const own = useStoredLocale();
  const languages = useShopSettings()?.languages ?? [];
  const { getValues } = useFormContext();
  const [isNew] = useState(() => getValues().id === undefined);
  const [chosen, choose] = useState<string>();
  const first = !isNew && languages.some(({ code }) => code === own) ? own : BASE_LANGUAGE;
  const shown = chosen ?? first;
  useRefusedLanguage(fields, shown, choose);
  return [shown, choose];
}

/** After a refusal, shows the first language with an error unless the shown one has one. */
function useRefusedLanguage(fields: readonly FieldSchema[], shown: string, show: (language: string) => void) {
  const { errors, isSubmitting, submitCount } = useFormState();
  const handled = useRef(submitCount);
  useEffect(() => {
    // Errors of an unfinished submission are still those of the one before.
    if (isSubmitting || handled.current === submitCount) return;
    handled.current = submitCount;
    const names = fields.map(({ name }) => name);
    const inBase = refusedIn(errors, names) ? [BASE_LANGUAGE] : [];
    const refused = [...inBase, ...refusedLanguages(errors, names)];
    const [first] = refused;
    if (first && !refused.includes(shown)) show(first);
  }, [errors, fields, isSubmitting, show, shown, submitCount]);
}

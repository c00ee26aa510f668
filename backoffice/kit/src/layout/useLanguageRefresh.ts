import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useStoredLocale } from '../preferences';

/** Reads everything shown again when the user chooses another language: the server translates part of it. */
export function useLanguageRefresh(): void {
  const locale = useStoredLocale();
  const queries = useQueryClient();
  const former = useRef(locale);
  useEffect(() => {
    if (former.current === locale) return;
    former.current = locale;
    // After all effects: requests take the language from the document, which an outer effect sets.
    queueMicrotask(() => void queries.invalidateQueries());
  }, [locale, queries]);
}

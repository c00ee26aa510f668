import { useEffect, useState, type MutableRefObject } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

interface KeptDraftProps {
  /** What was typed into a form of an older version of the record, by field. */
  draft: Readonly<Record<string, unknown>>;
  /** Says whether anything is typed, so that a refetched record does not replace the form. */
  touched: MutableRefObject<boolean>;
}

/** Fills a form with what was typed into its predecessor, and tells its screen whether anything is typed. */
export function KeptDraft({ draft, touched }: KeptDraftProps) {
  const { setValue } = useFormContext();
  const { isDirty } = useFormState();
  // A new form resets itself to its values in an effect that runs after those of its children.
  const [isFilled, setFilled] = useState(false);
  useEffect(() => setFilled(true), []);
  useEffect(() => {
    if (!isFilled) return;
    for (const [name, value] of Object.entries(draft)) setValue(name, value, { shouldDirty: true });
  }, [draft, isFilled, setValue]);
  useEffect(() => {
    touched.current = isDirty;
  }, [isDirty, touched]);
  return null;
}

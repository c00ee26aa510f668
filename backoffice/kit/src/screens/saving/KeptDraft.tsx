import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';

interface KeptDraftProps {
  /** What was typed into a form of an older version of the record, by field. */
  draft: Readonly<Record<string, unknown>>;
}

/** Fills a form with what was typed into its predecessor. */
export function KeptDraft({ draft }: KeptDraftProps) {
  const { setValue } = useFormContext();
  // A new form resets itself to its values in an effect that runs after those of its children.
  const [isFilled, setFilled] = useState(false);
  useEffect(() => setFilled(true), []);
  useEffect(() => {
    if (!isFilled) return;
    for (const [name, value] of Object.entries(draft)) setValue(name, value, { shouldDirty: true });
  }, [draft, isFilled, setValue]);
  return null;
}

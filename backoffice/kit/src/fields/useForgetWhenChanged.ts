import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/** Empties a field when another one, which decides what it means, is changed; answers that other one's value. */
export function useForgetWhenChanged(decider: string, name: string): string {
  const value = String(useWatch({ name: decider }) ?? '');
  const { setValue } = useFormContext();
  const former = useRef(value);
  useEffect(() => {
    // A form that has just got its record was not changed by anybody.
    if (former.current && former.current !== value) setValue(name, null, { shouldDirty: true });
    former.current = value;
  }, [name, setValue, value]);
  return value;
}

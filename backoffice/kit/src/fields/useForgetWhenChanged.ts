import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/** Clears a field when the field that determines its meaning changes; returns that field's value. */
export function useForgetWhenChanged(decider: string, name: string): string {
  const value = String(useWatch({ name: decider }) ?? '');
  const { setValue } = useFormContext();
  const former = useRef(value);
  useEffect(() => {
    // Loading a record into the form is no change by the user.
    if (former.current && former.current !== value) setValue(name, null, { shouldDirty: true });
    former.current = value;
  }, [name, setValue, value]);
  return value;
}

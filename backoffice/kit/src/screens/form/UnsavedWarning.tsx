import { useCallback } from 'react';
import { useRegisterMutationMiddleware } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLeaveWarning } from '../../layout/useLeaveWarning';

type Mutation = (...params: unknown[]) => Promise<unknown>;

/**
 * Confirms before leaving a form with changes that no save has accepted. react-admin's own warning ends with the
 * submission, even if the request failed, and ignores addresses below the form's own, such as the record's history.
 */
export function UnsavedWarning() {
  const { dirtyFields } = useFormState();
  useCleanOnceSaved();
  useLeaveWarning(Object.keys(dirtyFields).length > 0);
  return null;
}

/** Marks the form as unchanged once its record is saved, before the navigation that follows. */
function useCleanOnceSaved(): void {
  const { reset, getValues } = useFormContext();
  const intercept = useCallback(
    async (...params: unknown[]) => {
      // react-admin appends the mutation to its parameters.
      const save = params.pop() as Mutation;
      const saved = await save(...params);
      reset(getValues());
      return saved;
    },
    [reset, getValues],
  );
  useRegisterMutationMiddleware(intercept);
}

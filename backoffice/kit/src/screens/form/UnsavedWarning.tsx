import { useCallback } from 'react';
import { useRegisterMutationMiddleware } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLeaveWarning } from '../../layout/useLeaveWarning';
import { useSaving } from '../saving/SavingContext';
import { markSaved } from './keep-typed';

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

/**
 * Marks what was sent as unchanged once the record is saved, before the navigation that follows. What was typed
 * meanwhile is an unsaved change of a record; a new one is left for its own page.
 */
function useCleanOnceSaved(): void {
  const { reset, getValues } = useFormContext();
  const { isEditing } = useSaving();
  const intercept = useCallback(
    async (...params: unknown[]) => {
      // react-admin appends the mutation to its parameters.
      const save = params.pop() as Mutation;
      const sent = structuredClone(getValues());
      const saved = await save(...params);
      if (isEditing) markSaved({ reset, getValues }, sent);
      else reset(getValues());
      return saved;
    },
    [reset, getValues, isEditing],
  );
  useRegisterMutationMiddleware(intercept);
}

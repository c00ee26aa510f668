import { changesOf, isStale, useApi, useFormBase } from '@stoa/console-kit';
import type { ResourceSchema } from '@stoa/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';

type Values = Record<string, unknown>;

const NOTHING: Values = {};

/** Reads and saves the vendor's own store; whatever else changes it meanwhile, what was typed is kept. */
export function useOwnStore(schema: ResourceSchema) {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useNotify();
  const reading = useQuery({
    queryKey: ['own-store'],
    queryFn: () => api.data<Values>('getVendorStore'),
  });
  const { base, watch, release } = useFormBase(reading.data);
  const [draft, setDraft] = useState(NOTHING);

  /** Lets the draft continue on the version that someone else has saved. */
  const rebase = async (typed: Values) => {
    await reading.refetch();
    setDraft(typed);
    release();
    notify('stoa.own_store.changed_elsewhere', { type: 'warning' });
  };

  const save = async (values: Values) => {
    const body = changesOf(schema, values, base);
    try {
      await api.call(api.own('createOrUpdateVendorStore'), { method: 'POST', body });
    } catch (error) {
      const { version: _, ...typed } = body;
      if (error instanceof HttpError && isStale(error)) {
        await rebase(typed);
        return {};
      }
      const refused =
        error instanceof HttpError && (error.body?.errors as Record<string, string> | undefined);
      if (!refused)
        notify(error instanceof Error ? error.message : 'sign-in.error.server', { type: 'error' });
      return refused || {};
    }
    setDraft(NOTHING);
    await queries.invalidateQueries();
    release();
    notify('stoa.own_store.saved', { type: 'success' });
    return undefined;
  };

  return { reading, base, draft, watch, save };
}

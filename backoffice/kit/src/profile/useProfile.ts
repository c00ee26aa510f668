import type { AccountProfile } from '@stoa/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { API_ROOT, type ConsoleApi } from '../api/api';
import { uploadMedia } from '../media/upload';
import { useApi } from '../schema/SchemaContext';

/** The calls as named in the specification (§7.4, §7.8). */
const CALLS = {
  admin: { read: 'getAdminProfile', change: 'updateAdminProfile' },
  vendor: { read: 'getVendorProfile', change: 'updateVendorProfile' },
} as const;

const KEY = ['profile'];

/** Errors by field; undefined on success. */
type Refusals = Record<string, string> | undefined;

/** The own account, and functions that change it. */
export function useProfile() {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useNotify();
  const calls = CALLS[api.audience];
  const { data, error } = useQuery({
    queryKey: KEY,
    staleTime: 0,
    queryFn: () => api.data<AccountProfile>(calls.read),
  });

  /** Refetches also the user that the app bar shows. */
  const renew = async () => {
    api.session.renew();
    await queries.invalidateQueries({ queryKey: KEY });
    await queries.invalidateQueries({ queryKey: ['auth'] });
  };

  const change = async (values: Record<string, unknown>): Promise<Refusals> => {
    try {
      await api.data(calls.change, { method: 'POST', body: values });
    } catch (refused) {
      const { message, body } = refused as { message: string; body?: { errors?: Record<string, string> } };
      if (body?.errors) return body.errors;
      notify(message, { type: 'error' });
      return {};
    }
    await renew();
    notify('stoa.profile.saved', { type: 'success' });
    return undefined;
  };

  const picture = async (file: File | null) => {
    try {
      if (api.audience === 'vendor' && file) await sendPicture(api, file);
      else await setPicture(api, file);
      await renew();
    } catch (refused) {
      notify((refused as Error).message, { type: 'error' });
    }
  };

  return { profile: data, error, change, picture, removable: api.audience === 'admin' };
}

async function setPicture(api: ConsoleApi, file: File | null): Promise<void> {
  const avatar_id = file ? (await uploadMedia(api, file, () => undefined)).id : null;
  await api.data(CALLS.admin.change, { method: 'POST', body: { avatar_id } });
}

/** A vendor's picture is uploaded directly (`updateProfileImage`), not to the library. */
async function sendPicture(api: ConsoleApi, file: File): Promise<void> {
  const url = `${API_ROOT}/vendor/updateProfileImage`;
  const body = new FormData();
  body.append('file', file);
  await api.fetch(url, { method: 'POST', headers: api.headers(url), body });
}

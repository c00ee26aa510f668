import type { SignedInUser } from '@stoa/contracts';
import type { AuthProvider, HttpError } from 'react-admin';
import type { ConsoleApi } from '../api/api';
import { signIn, type SignInCredentials } from './sign-in';
import { forgetWayBack } from './way-back';
import { permissionFor, type Schemas } from '../schema/schemas';

/** True when the list that sign-in loaded holds the permission; `*` stands for all. */
export function holds(user: SignedInUser, permission: string): boolean {
  return user.permissions.includes('*') || user.permissions.includes(permission);
}

/** Signs people in to a console and answers what they may do, from the list loaded at sign-in (specification §6). */
export function consoleAuthProvider(api: ConsoleApi, schemas: Schemas): AuthProvider {
  const user = () => api.session.user(() => api.data<SignedInUser>('auth/user'));

  return {
    login: (credentials: SignInCredentials) => signIn(api, credentials),
    logout: async () => {
      const { token, expired } = api.session;
      if (token && !expired) {
        await api.session.settle();
        await api.call(api.own('auth/logout')).catch(() => undefined);
        forgetWayBack();
      }
      api.session.end();
      // The sign-in page is no screen of react-admin's; it stands in its place at once.
      return false;
    },
    checkAuth: async () => {
      // The sign-in stands over the page then, and what was typed there must stay.
      if (api.session.expired) return;
      if (!api.session.token) throw new Error('stoa.auth.sign_in_first');
      await user().catch(rethrowUnless401);
    },
    // A 401 opens the session-expired dialog over the page (see ConsoleSession.expire); nothing else signs out.
    checkError: async () => undefined,
    getIdentity: async () => {
      const { id, name, avatar_url } = await user();
      return { id, fullName: name, avatar: avatar_url ?? undefined };
    },
    getPermissions: async () => (await user()).permissions,
    canAccess: async ({ resource, action }) => {
      const signedIn = await user();
      const schema = schemas.page(resource);
      // A screen of a record is only there where the console has the resource.
      if (!schema && (action === 'show' || action === 'edit')) return false;
      const permission = schema ? permissionFor(schema, action) : `${resource}.${action}`;
      return permission !== null && holds(signedIn, permission);
    },
  };
}

function rethrowUnless401(error: HttpError): void {
  if (error.status !== 401) return;
  throw error;
}

import type { SignedInUser } from '@stoa/contracts';
import type { AuthProvider, HttpError } from 'react-admin';
import type { ConsoleApi } from '../api/api';
import { signIn, type SignInCredentials } from './sign-in';
import { forgetReturnPath } from './return-path';
import { permissionFor, type Schemas } from '../schema/schemas';

/** True when the user's permissions include this one; `*` stands for all. */
export function holds(user: SignedInUser, permission: string): boolean {
  return user.permissions.includes('*') || user.permissions.includes(permission);
}

/** Signs in and checks permissions against the list that the session has loaded (specification §6). */
export function consoleAuthProvider(api: ConsoleApi, schemas: Schemas): AuthProvider {
  const user = () => api.session.user(() => api.data<SignedInUser>('auth/user'));

  return {
    login: (credentials: SignInCredentials) => signIn(api, credentials),
    logout: async () => {
      const { token, expired } = api.session;
      if (token && !expired) {
        await api.session.settle();
        await api.call(api.own('auth/logout')).catch(() => undefined);
        forgetReturnPath();
      }
      api.session.end();
      // No redirect: the sign-in page is outside of react-admin and replaces the console at once.
      return false;
    },
    checkAuth: async () => {
      // The session-expired dialog is open over the page, and unsaved input must stay.
      if (api.session.expired) return;
      if (!api.session.token) throw new Error('sign-in.auth.sign_in_first');
      await user().catch(throwIfUnauthenticated);
    },
    // A 401 opens the session-expired dialog (see ConsoleSession.expire); nothing else signs out.
    checkError: async () => undefined,
    getIdentity: async () => {
      const { id, name, avatar_url, roles } = await user();
      return { id, fullName: name, avatar: avatar_url ?? undefined, role: roles[0] };
    },
    getPermissions: async () => (await user()).permissions,
    canAccess: async ({ resource, action }) => {
      const signedIn = await user();
      const schema = schemas.page(resource);
      // Record screens exist only for resources of this console.
      if (!schema && (action === 'show' || action === 'edit')) return false;
      const permission = schema ? permissionFor(schema, action) : `${resource}.${action}`;
      return permission !== null && holds(signedIn, permission);
    },
  };
}

function throwIfUnauthenticated(error: HttpError): void {
  if (error.status !== 401) return;
  throw error;
}

import type { SignedInUser, SignInAnswer } from '@stoa/contracts';
import type { AuthProvider, HttpError } from 'react-admin';
import type { ConsoleApi } from '../api/api';
import type { SignInCredentials } from './SignInForm';
import { permissionFor, type Schemas } from '../schema/schemas';

/** True when the list that sign-in loaded holds the permission; `*` stands for all. */
export function holds(user: SignedInUser, permission: string): boolean {
  return user.permissions.includes('*') || user.permissions.includes(permission);
}

/** Signs people in to a console and answers what they may do, from the list loaded at sign-in (specification §6). */
export function consoleAuthProvider(api: ConsoleApi, schemas: Schemas): AuthProvider {
  const user = () => api.session.user(() => api.data<SignedInUser>('auth/user'));

  return {
    login: async ({ email, password, code }: SignInCredentials) => {
      const answer = await api.data<SignInAnswer>('auth/login', {
        method: 'POST',
        body: { email, password, code },
      });
      if (!answer.token) throw new Error('stoa.error.server');
      api.session.start(answer);
    },
    logout: async () => {
      if (api.session.token && !api.session.expired)
        await api.call(api.own('auth/logout')).catch(() => undefined);
      api.session.end();
    },
    checkAuth: async () => {
      if (!api.session.token) throw new Error('stoa.auth.sign_in_first');
      if (!api.session.expired) await user().catch(rethrowUnless401);
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
      const permission = schema ? permissionFor(schema, action) : `${resource}.${action}`;
      return permission !== null && holds(signedIn, permission);
    },
  };
}

function rethrowUnless401(error: HttpError): void {
  if (error.status !== 401) return;
  throw error;
}

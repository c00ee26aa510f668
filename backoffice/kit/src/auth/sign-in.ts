import type { SignInAnswer } from '@stoa/contracts';
import type { ConsoleApi } from '../api/api';

/** Sign-in request; `code` only after the server required it. */
export interface SignInCredentials {
  email: string;
  password: string;
  code?: string;
}

/** Signs in and starts the session; a refusal is thrown with its code (specification §6). */
export async function signIn(api: ConsoleApi, { email, password, code }: SignInCredentials): Promise<void> {
  const body = { email, password, code };
  const answer = await api.data<SignInAnswer>('auth/login', { method: 'POST', body });
  if (!answer.token) throw new Error('sign-in.error.server');
  api.session.start(answer);
}

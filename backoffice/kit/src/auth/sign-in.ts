import type { SignInAnswer } from '@stoa/contracts';
import type { ConsoleApi } from '../api/api';

/** What a sign-in is asked with; the code only once it was asked for. */
export interface SignInCredentials {
  email: string;
  password: string;
  code?: string;
}

/** Signs a person in and starts the session; a refusal is thrown with its code (specification §6). */
export async function signIn(api: ConsoleApi, { email, password, code }: SignInCredentials): Promise<void> {
  const body = { email, password, code };
  const answer = await api.data<SignInAnswer>('auth/login', { method: 'POST', body });
  if (!answer.token) throw new Error('stoa.error.server');
  api.session.start(answer);
}

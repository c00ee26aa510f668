import { expect } from '@playwright/test';
import type { Operator } from './operator';

/** Waits for a letter to an e-mail address in the operators' mailbox, and returns the first part that matches. */
export async function fromLetter(operator: Operator, email: string, pattern: RegExp): Promise<string> {
  let found = '';
  const read = async (): Promise<string> => {
    const letters = JSON.stringify(await operator.list<object>('mailbox', { q: email }));
    return (found = pattern.exec(letters)?.[1] ?? '');
  };
  await expect.poll(read).not.toBe('');
  return found;
}

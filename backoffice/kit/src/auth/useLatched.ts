import { useState } from 'react';

/**
 * Whether the user has had access since the screen of this subject was opened. A form stays with its input when the
 * permission is taken away meanwhile; the API refuses to save it.
 */
export function useLatched(canAccess: boolean | undefined, subject: string): boolean {
  const [opened, setOpened] = useState<string | null>(null);
  if (canAccess && opened !== subject) setOpened(subject);
  return canAccess === true || opened === subject;
}

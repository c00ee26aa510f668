const SHOWN = 4;

/** The end of an account, by which its owner knows it: `•••• 4321`. */
export function accountHint(account: string): string {
  return `•••• ${account.replace(/\s/g, '').slice(-SHOWN)}`;
}

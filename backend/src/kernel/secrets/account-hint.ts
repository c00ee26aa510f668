const SHOWN = 4;

/** The last digits of an account, for display: `•••• 4321`. */
export function accountHint(account: string): string {
  return `•••• ${account.replace(/\s/g, '').slice(-SHOWN)}`;
}

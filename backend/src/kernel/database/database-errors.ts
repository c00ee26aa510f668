interface DriverError {
  code?: string;
  errno?: number;
  message: string;
}

function driverError(error: unknown): DriverError | null {
  if (!(error instanceof Error)) return null;
  const inner = (error as { driverError?: unknown }).driverError;
  return (inner ?? error) as DriverError;
}

/** True for a deadlock or lock time-out, after which the whole transaction may be tried again. */
export function isRepeatable(error: unknown): boolean {
  const errno = driverError(error)?.errno;
  return errno === 1213 || errno === 1205;
}

/** True when a unique key refused a row, on either engine. */
export function isDuplicate(error: unknown): boolean {
  const code = driverError(error)?.code;
  return (
    code === 'ER_DUP_ENTRY' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
  );
}

/** The columns or key that a duplicate refers to, as far as the engine names them. */
export function duplicateKey(error: unknown): string {
  const message = driverError(error)?.message ?? '';
  const sqlite = /UNIQUE constraint failed: (.+)$/.exec(message)?.[1];
  const mysql = /for key '([^']+)'/.exec(message)?.[1];
  return sqlite ?? mysql ?? '';
}

/** True when a row can't go because others point at it. */
export function isStillReferenced(error: unknown): boolean {
  const found = driverError(error);
  const sqlite = found?.code?.startsWith('SQLITE_CONSTRAINT') && /FOREIGN KEY/.test(found.message);
  return found?.code === 'ER_ROW_IS_REFERENCED_2' || sqlite === true;
}

/** The table whose rows still point at the deleted one; only MySQL and MariaDB name it. */
export function referencingTable(error: unknown): string | null {
  return /fails \(`[^`]+`\.`([^`]+)`/.exec(driverError(error)?.message ?? '')?.[1] ?? null;
}

/** True when a row points at one that does not exist. */
export function isMissingReference(error: unknown): boolean {
  return driverError(error)?.code === 'ER_NO_REFERENCED_ROW_2';
}

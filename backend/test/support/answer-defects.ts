/** Internal terms of engines and libraries, which must not reach users. */
const INTERNAL =
  /\[object \w+\]|Unexpected token|SQLITE_|\bER_[A-Z]+|Cannot (read|convert)|is not a function/;

/** A response as received. */
export interface Answered {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** What violates the API's contract in a response to any request; null if nothing does. */
export function defectOf({ status, headers, text }: Answered): string | null {
  if (status >= 500) return `answered ${status}`;
  if (status < 400) return null;
  const type = headers['content-type'] ?? 'nothing';
  if (!type.startsWith('application/json')) return `a failure as ${type}`;
  const body = JSON.parse(text) as Record<string, unknown>;
  if (body.state !== 'fail' || body.status !== status) return 'outside the envelope';
  if (!isText(body.code) || !isText(body.error)) return 'without a code or a sentence';
  if (INTERNAL.test(body.error)) return `in words of the machine: ${body.error}`;
  return status === 422 && !hasErrors(body.errors) ? '422 without its fields' : null;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function hasErrors(errors: unknown): boolean {
  const each = Object.values((errors ?? {}) as Record<string, unknown>);
  return (
    each.length > 0 &&
    each.every((messages) => Array.isArray(messages) && messages.length > 0 && messages.every(isText))
  );
}

/** Path of the script calls to send messages and read marks. */
const CALLS = '/customer/messages/act';

/** Response of a call; `conversationId` of a sent message. */
export interface CallAnswer {
  ok: boolean;
  conversationId?: number;
  messageId?: number;
  error?: string;
  /** The customer is not signed in any more. */
  isSignedOut?: boolean;
}

/** Message calls that scripts make besides the page's own forms. */
export type Intent = 'send' | 'read' | 'typing' | 'retract';

/** Makes a call; a network error counts as a refusal, so that nothing that was typed is lost. */
export async function callMessages(
  intent: Intent,
  fields: FormData | Record<string, number>,
): Promise<CallAnswer> {
  const form = fields instanceof FormData ? fields : new FormData();
  if (!(fields instanceof FormData))
    Object.entries(fields).forEach(([name, value]) => form.set(name, String(value)));
  form.set('intent', intent);
  const answer = await fetch(CALLS, { method: 'POST', body: form }).catch(() => null);
  const body = (await answer?.json().catch(() => null)) as CallAnswer | null | undefined;
  return body ?? { ok: false };
}

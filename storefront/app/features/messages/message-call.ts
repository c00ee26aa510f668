/** Address that scripts send messages and marks to. */
const CALLS = '/customer/messages/act';

/** Answer to a script; `conversationId` of a message that was sent. */
export interface CallAnswer {
  ok: boolean;
  conversationId?: number;
  messageId?: number;
  error?: string;
}

/** What a script does with messages beside the page's own forms. */
export type Intent = 'send' | 'read' | 'typing' | 'retract';

/** Makes a call; without a connection it counts as refused, so that nothing that was typed is lost. */
export async function callMessages(
  intent: Intent,
  words: FormData | Record<string, number>,
): Promise<CallAnswer> {
  const form = words instanceof FormData ? words : new FormData();
  if (!(words instanceof FormData))
    Object.entries(words).forEach(([name, value]) => form.set(name, String(value)));
  form.set('intent', intent);
  const answer = await fetch(CALLS, { method: 'POST', body: form }).catch(() => null);
  const told = (await answer?.json().catch(() => null)) as CallAnswer | null | undefined;
  return told ?? { ok: false };
}

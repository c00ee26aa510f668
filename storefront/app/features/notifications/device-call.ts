/** What the shop says of the browser that asks. */
export interface DeviceFacts {
  /** Whether the customer's session has this browser on the list. */
  registered: boolean;
  customerId: number;
  /** The shop's public VAPID key, in base64url. */
  publicKey: string;
}

/** Address that scripts read and change it at. */
const ADDRESS = '/customer/notifications';

/** The facts; null while nobody is signed in or the shop can't be reached. */
export async function readFacts(): Promise<DeviceFacts | null> {
  const answer = await fetch(ADDRESS).catch(() => null);
  return answer?.ok ? ((await answer.json()) as DeviceFacts) : null;
}

/** Puts this browser on the list by its subscription, or takes it off; whether that was done. */
export async function changeDevice(subscription: PushSubscription | null): Promise<boolean> {
  const form = new FormData();
  if (subscription) form.set('token', JSON.stringify(subscription));
  const answer = await fetch(ADDRESS, { method: 'POST', body: form }).catch(() => null);
  return answer?.ok ?? false;
}

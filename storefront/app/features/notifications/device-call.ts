/** The shop's push settings for the requesting browser. */
export interface DeviceFacts {
  /** Whether this browser is registered with the customer's session. */
  registered: boolean;
  customerId: number;
  /** The shop's public VAPID key, in base64url. */
  publicKey: string;
}

/** Path at which scripts read and change the registration. */
const ADDRESS = '/customer/notifications';

/** Reads the push settings; null if the visitor is not signed in or the shop is unreachable. */
export async function readFacts(): Promise<DeviceFacts | null> {
  const answer = await fetch(ADDRESS).catch(() => null);
  return answer?.ok ? ((await answer.json()) as DeviceFacts) : null;
}

/** Registers this browser's push subscription, or removes it; returns whether that succeeded. */
export async function changeDevice(subscription: PushSubscription | null): Promise<boolean> {
  const form = new FormData();
  if (subscription) form.set('token', JSON.stringify(subscription));
  const answer = await fetch(ADDRESS, { method: 'POST', body: form }).catch(() => null);
  return answer?.ok ?? false;
}

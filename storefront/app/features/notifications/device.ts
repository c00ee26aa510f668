import { StoredTexts } from '~/ui/stored-texts';
import { changeDevice, readFacts, type DeviceFacts } from './device-call';

/** State of push notifications in this browser. */
export type DeviceState = 'unsupported' | 'blocked' | 'off' | 'on';

/** Milliseconds after which a service worker that is not ready counts as missing. */
const TIMEOUT = 5000;
/**
 * Id of the customer who turned notifications on here, so that they resume at that customer's next sign-in.
 */
const owner = new StoredTexts('notifications_of', 1);

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function pushManager(): Promise<PushManager | null> {
  if (!isSupported()) return null;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), TIMEOUT));
  const registration = await Promise.race([navigator.serviceWorker.ready, late]);
  return registration?.pushManager ?? null;
}

/** The actual state, after repairing what has changed since the last visit. */
export async function readDevice(): Promise<DeviceState> {
  const manager = await pushManager();
  if (!manager) return 'unsupported';
  const facts = await readFacts();
  if (!facts) return 'unsupported';
  if (Notification.permission !== 'granted') {
    if (facts.registered) await changeDevice(null);
    return Notification.permission === 'denied' ? 'blocked' : 'off';
  }
  const isOwner = owner.get()[0] === String(facts.customerId);
  const isRegistered = facts.registered && (await hasKey(manager, facts));
  if (isRegistered) return 'on';
  return isOwner ? subscribe(manager, facts) : 'off';
}

/** Asks the browser for permission and registers with the shop; call only from a button press. */
export async function turnOn(): Promise<DeviceState> {
  const manager = await pushManager();
  if (!manager) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const facts = await readFacts();
  if (!facts) throw new Error('The shop did not answer.');
  return subscribe(manager, facts);
}

/** Removes this browser's registration and ends its subscription. */
export async function turnOff(): Promise<DeviceState> {
  owner.clear();
  if (!(await changeDevice(null))) throw new Error('The shop did not answer.');
  const subscription = await (await pushManager())?.getSubscription();
  await subscription?.unsubscribe();
  return 'off';
}

async function subscribe(manager: PushManager, facts: DeviceFacts): Promise<DeviceState> {
  // A subscription is bound to the VAPID key that it was created with.
  if (!(await hasKey(manager, facts))) await (await manager.getSubscription())?.unsubscribe();
  const applicationServerKey = bytesOf(facts.publicKey);
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey });
  if (!(await changeDevice(subscription))) throw new Error('The shop did not take the subscription.');
  owner.add(String(facts.customerId));
  return 'on';
}

async function hasKey(manager: PushManager, { publicKey }: DeviceFacts): Promise<boolean> {
  const key = (await manager.getSubscription())?.options.applicationServerKey;
  const wanted = bytesOf(publicKey);
  return !!key && new Uint8Array(key).every((byte, at) => byte === wanted[at]);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

import { KeptTexts } from '~/ui/kept-texts';
import { changeDevice, readFacts, type DeviceFacts } from './device-call';

/** How things stand between this browser and the shop. */
export type DeviceState = 'unsupported' | 'blocked' | 'off' | 'on';

/** Milliseconds after which a service worker that does not come counts as none. */
const PATIENCE = 5000;
/** Whose notifications were turned on here, so that they go on when that customer signs in again. */
const owner = new KeptTexts('notifications_of', 1);

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function pushManager(): Promise<PushManager | null> {
  if (!isSupported()) return null;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  const registration = await Promise.race([navigator.serviceWorker.ready, late]);
  return registration?.pushManager ?? null;
}

/** The true state, after what has come apart since the last visit was put right. */
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
  const isKnown = facts.registered && (await hasKey(manager, facts));
  if (isKnown) return 'on';
  return isOwner ? subscribe(manager, facts) : 'off';
}

/** Asks the browser for leave and the shop to send; only ever by a press of a button. */
export async function turnOn(): Promise<DeviceState> {
  const manager = await pushManager();
  if (!manager) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const facts = await readFacts();
  if (!facts) throw new Error('The shop did not answer.');
  return subscribe(manager, facts);
}

/** Takes this browser off the list, and ends its subscription. */
export async function turnOff(): Promise<DeviceState> {
  owner.clear();
  if (!(await changeDevice(null))) throw new Error('The shop did not answer.');
  const subscription = await (await pushManager())?.getSubscription();
  await subscription?.unsubscribe();
  return 'off';
}

async function subscribe(manager: PushManager, facts: DeviceFacts): Promise<DeviceState> {
  // A subscription is bound to the key that it was made with.
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

import { expect, type Page } from '@playwright/test';
import { test } from './hydrated-page';

test.use({ permissions: ['notifications'] });

/** Signs in and waits for the requested page. */
async function enter(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').getByLabel('Email').fill('customer@stoa.test');
  await page.getByLabel('Password', { exact: true }).fill('stoa-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname === path);
}

/** Fakes the push subscription only, since the test browser has no push service. */
function pretendSubscription(): void {
  const KEPT = 'test-subscription';
  const key = (text: string): Uint8Array<ArrayBuffer> =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  const made = (publicKey: ArrayBuffer) => ({
    options: { applicationServerKey: publicKey },
    toJSON: () => ({
      endpoint: 'https://push.example.com/a-browser-of-a-test',
      // The example of RFC 8291, Appendix A.
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    }),
    unsubscribe: async () => localStorage.removeItem(KEPT),
  });
  const find = (): ReturnType<typeof made> | null => {
    const stored = localStorage.getItem(KEPT);
    return stored ? made(key(stored).buffer) : null;
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => find(),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      localStorage.setItem(KEPT, btoa(String.fromCharCode(...applicationServerKey)));
      return find();
    },
  });
}

test('push notifications are turned on and off for this device, and the panel shows the state', async ({
  page,
  context,
}) => {
  await page.addInitScript(pretendSubscription);
  await enter(page, '/customer/messages');
  const offer = page.getByRole('region', { name: 'Get notified on this device' });
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await page.goto('/customer/security');
  const panel = page.getByRole('region', { name: 'Notifications on this device' });
  await expect(panel.getByText('Notifications are off.')).toBeVisible();
  await panel.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(panel.getByText('Notifications are on.')).toBeVisible();
  await page.reload();
  await panel.getByRole('button', { name: 'Turn off notifications' }).click();
  await page.reload();
  await expect(panel.getByText('Notifications are off.')).toBeVisible();
  await context.clearPermissions();
});

test('a push message is shown as a notification with its language, text direction and path', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const session = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (own) resolve(own.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const data = JSON.stringify({ title: 'ST-1', body: 'تم الشحن', path: '/blog', lang: 'ar', dir: 'rtl' });
  const registrationId = await registration;
  const { origin } = new URL(baseURL ?? '');
  const shown = (): Promise<object[]> =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(
        ({ title, body, lang, dir, data: text }) => ({ title, body, lang, dir, path: text.path }),
      ),
    );
  // A browser under load drops a message whose worker doesn't start in time; push services send it again.
  await expect(async () => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    await expect.poll(shown, { timeout: 3000 }).toContainEqual(JSON.parse(data));
  }).toPass({ timeout: 20_000 });
});

import { expect, test } from '@playwright/test';
import { placeOrder } from '../../backoffice/e2e/place-order';

test('the shop keeps taking orders when a web node is killed', async ({ page, request }) => {
  const [pid] = (process.env.STOA_WEB_PIDS ?? '').split(' ');
  process.kill(Number(pid), 'SIGKILL');
  for (let n = 0; n < 20; n++)
    expect((await request.get('/backend/api/web/generic_web_data')).status()).toBe(200);
  expect(await placeOrder(request)).toMatch(/\d/);
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
});

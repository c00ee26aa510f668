import { expect } from '@playwright/test';
import { test } from './hydrated-page';
import { signUp } from './new-customer';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a consent that was withdrawn elsewhere is not given again by an older profile page', async ({
      page,
      baseURL,
    }) => {
      const { token } = await signUp(page.context(), baseURL);
      const headers = { authorization: `Bearer ${token}` };
      const api = '/backend/api/web';
      const consent = async (): Promise<boolean> =>
        (await (await page.request.get(`${api}/customer_profile`, { headers })).json()).data
          .marketing_consent;
      const main = page.getByRole('main');
      const box = main.getByRole('checkbox', { name: 'Send me news and offers' });
      const save = async (name: string): Promise<void> => {
        await main.getByLabel('First name').first().fill(name);
        await main.getByRole('button', { name: 'Save changes' }).first().click();
      };
      const saved = main.getByRole('status').filter({ hasText: 'Saved' });
      await page.goto('/customer/profile?lang=en');
      await box.check();
      await save('Nora');
      await expect(saved).toBeVisible();
      expect(await consent()).toBe(true);
      await page.goto('/customer/profile');
      await expect(box).toBeChecked();
      const data = { marketing_consent: false };
      await page.request.post(`${api}/customerProfileUpdate`, { headers, data });
      // A refused form doesn’t forget what its page was rendered with.
      await save(' ');
      await expect(main.getByLabel('First name').first()).toHaveAttribute('aria-invalid', 'true');
      await save('Elinor');
      await expect(saved).toBeVisible();
      await expect(box).not.toBeChecked();
      expect(await consent()).toBe(false);
      await box.check();
      await save('Eleonora');
      await expect.poll(consent).toBe(true);
      await page.goto('/customer/profile');
      await expect(box).toBeChecked();
      await box.uncheck();
      await save('Ella');
      await expect.poll(consent).toBe(false);
    });
  });

import { expect, test } from '@playwright/test';
import { ConsoleUser } from '../../backoffice/e2e/console-user';

test('what a vendor has typed in a chat and not sent is kept in that chat, also when the page is loaded again', async ({
  page,
}) => {
  const vendor = new ConsoleUser(page, '/seller');
  await vendor.authenticate('vendor@stoa.test');
  await vendor.open('/live_chat?with=customers');
  const chats = page.locator('a[href*="/live_chat/view/"]');
  const input = page.getByRole('textbox', { name: /^Message to / });
  await chats.nth(0).click();
  await input.fill('12');
  await chats.nth(1).click();
  await expect(input).toHaveValue('');
  await chats.nth(0).click();
  await expect(input).toHaveValue('12');
  await page.reload();
  await expect(input).toHaveValue('12');
  await input.fill('');
});

import { expect, test, type Page } from '@playwright/test';
import { colleague } from './colleague';
import { ConsoleUser, fresh } from './console-user';

interface Permission {
  id: number;
  resource: string;
  action: string;
  audience: string;
}

const conflictOn = (page: Page) =>
  page.getByRole('dialog', { name: 'Someone else changed this in the meantime' });

/** Finds the id of an operators' permission by its name. */
async function permissionIds(page: Page) {
  const answered = page.waitForResponse('**/admin/permissionsActive');
  await page.goto('/admin/roles/edit/2/permissions');
  const { permissions } = (await (await answered).json()) as { permissions: Permission[] };
  return (name: string) =>
    permissions.find((one) => one.audience === 'admin' && `${one.resource}.${one.action}` === name)?.id;
}

test.describe('editors that are no forms show what another user changed', () => {
  test('permissions of a role: own changes on top of theirs', async ({ page, request }) => {
    const operator = new ConsoleUser(page, '/admin');
    await operator.enter('admin@stoa.test');
    const ask = await colleague(page, request);
    const name = fresh('Stock keeper');
    const code = name.toLowerCase().replace(/ /g, '_');
    const idOf = await permissionIds(page);
    const [products, orders, brands] = ['products', 'orders', 'brands'].map((one) => idOf(`${one}.read`));
    const role = await ask('POST', 'roles', { name, code, audience: 'admin', permission_ids: [products] });

    await operator.open(`/roles/edit/${role.id}/permissions`);
    await page.getByRole('checkbox', { name: 'Brands: View', exact: true }).check();
    await ask('PUT', `roles/${role.id}`, { permission_ids: [orders], version: role.version });
    await page.getByRole('button', { name: 'Save', exact: true }).click();

    const dialog = conflictOn(page);
    const sides = dialog.getByRole('radiogroup').locator('label');
    await expect(sides.first()).toContainText('Granted:Brands: View');
    await expect(sides.last()).toContainText('Granted:Orders: View');
    await expect(sides.last()).toContainText('Revoked:Products: View');
    await operator.expectNoSeriousFindings();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: 'Orders: View', exact: true })).toBeChecked();
    const { permission_ids } = await ask('GET', `roles/${role.id}`);
    expect([...(permission_ids as number[])].sort()).toEqual([brands, orders].sort());
  });

  test('the reply to a review: theirs next to the draft, and what the customer rewrote', async ({
    page,
    request,
  }) => {
    const operator = new ConsoleUser(page, '/admin');
    await operator.enter('admin@stoa.test');
    const ask = await colleague(page, request);
    const review = await ask('POST', 'reviews', { product_id: 1, rating: 4, body: 'Sturdy.' });
    await operator.open(`/reviews/view/${review.id}`);
    await operator.fill('Your reply', 'Mine: thank you!');
    const theirs = { vendor_reply: 'Theirs: thanks.', body: 'Sturdy, but heavy.', version: review.version };
    await ask('PUT', `reviews/${review.id}`, theirs);
    await page.getByRole('button', { name: 'Save reply' }).click();

    const dialog = conflictOn(page);
    await expect(dialog).toContainText('Mine: thank you!');
    await expect(dialog).toContainText('Sturdy, but heavy.');
    await dialog.getByRole('radio').last().check();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveValue('Theirs: thanks.');
    await expect(page.getByRole('button', { name: 'Save reply' })).toBeDisabled();
  });

  test('the reply to a message: a second one is sent after theirs only if chosen', async ({
    page,
    request,
  }) => {
    const operator = new ConsoleUser(page, '/admin');
    await operator.enter('admin@stoa.test');
    const ask = await colleague(page, request);
    const message = await ask('POST', 'contact_forms', {
      name: 'Noor',
      email: 'noor@stoa.test',
      subject: fresh('Opening hours'),
      message: 'When are you open?',
    });
    await operator.open(`/contact_forms/view/${message.id}`);
    await operator.fill('Reply to noor@stoa.test', 'Mine: at nine.');
    await ask('PUT', `contact_forms/${message.id}`, { reply: 'Theirs: at ten.', version: message.version });
    await page.getByRole('button', { name: 'Send reply' }).click();

    const dialog = conflictOn(page);
    await expect(dialog.getByRole('radiogroup')).toContainText('Theirs: at ten.');
    await dialog.getByRole('button', { name: 'Back to the form' }).click();
    const draft = page.getByRole('textbox', { name: 'Reply to noor@stoa.test' });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('Theirs: at ten.')).toBeVisible();
    await expect(draft).toHaveValue('Mine: at nine.');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await dialog.getByRole('button', { name: 'Send reply' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Reply sent to noor@stoa.test')).toBeVisible();
    const saved = { reply: 'Mine: at nine.', state: 'answered' };
    expect(await ask('GET', `contact_forms/${message.id}`)).toMatchObject(saved);
  });

  test('details of a picture: field by field', async ({ page, request }) => {
    const operator = new ConsoleUser(page, '/admin');
    await operator.enter('admin@stoa.test');
    const ask = await colleague(page, request);
    const picture = await ask('GET', 'fetchMedia/1');
    await operator.open('/media/mediaDetail?id=1');
    const alt = page.getByRole('textbox', { name: 'English' });
    const folder = page.getByRole('textbox', { name: 'Folder' });
    await folder.fill('mine');
    await alt.fill('A bowl, as I see it');
    await ask('PUT', 'media/1', { alt: 'A bowl, as they see it', version: picture.version });
    await page.getByRole('button', { name: 'Save', exact: true }).click();

    const dialog = conflictOn(page);
    await expect(dialog.getByRole('radiogroup')).toHaveCount(1);
    await dialog.getByRole('radio').last().check();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(alt).toHaveValue('A bowl, as they see it');
    const saved = { alt: 'A bowl, as they see it', folder: 'mine' };
    expect(await ask('GET', 'fetchMedia/1')).toMatchObject(saved);
    await ask('PUT', 'media/1', { alt: picture.alt ?? null, folder: picture.folder || null });
  });

  test('a vendor’s bank account: what is typed survives another change of the vendor', async ({
    page,
    request,
  }) => {
    const operator = new ConsoleUser(page, '/admin');
    await operator.enter('admin@stoa.test');
    const ask = await colleague(page, request);
    const store_name = fresh('Banked store');
    const email = `${store_name.replaceAll(' ', '-').toLowerCase()}@stoa.test`;
    const vendor = await ask('POST', 'vendors', { store_name, email });
    await operator.open(`/vendors/view/${vendor.id}/bank`);
    const account = page.getByRole('textbox', { name: 'IBAN or account number' });
    await operator.fill('Bank', 'Mine Bank');
    await account.fill('DK5000400440116243');
    await ask('PUT', `vendors/${vendor.id}`, { phone: '+45 86 12 40 19', version: vendor.version });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();

    const dialog = conflictOn(page);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('•••• 6243')).toBeVisible();
    await expect(account).toHaveValue('');
    const saved = { bank_name: 'Mine Bank', phone: '+45 86 12 40 19' };
    expect(await ask('GET', `vendors/${vendor.id}`)).toMatchObject(saved);
  });
});

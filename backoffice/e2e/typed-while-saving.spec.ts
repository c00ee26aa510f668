import { expect, test, type Page } from '@playwright/test';
import { colleague } from './colleague';
import { ConsoleUser, fresh } from './console-user';
import { staying } from './leaving';

/** Holds the response of the next change until the returned function is called. */
async function holdChange(page: Page, address: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    const response = await route.fetch();
    await held;
    return route.fulfill({ response });
  });
  return release;
}

test('what is typed while a record is saved stays, as an unsaved change that the next save sends', async ({
  page,
  request,
}) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.enter('admin@stoa.test');
  const ask = await colleague(page, request);
  const symbol = fresh('k').slice(-11).replace(' ', '');
  const name = fresh('Keg');
  const unit = await ask('POST', 'units', { name, symbol });
  await operator.open(`/units/edit/${unit.id}`);
  const box = page.getByRole('textbox', { name: 'Name' }).filter({ visible: true }).first();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await box.fill(`${name} first`);
  const answer = await holdChange(page, `**/units/${unit.id}`);
  const sent = page.waitForRequest((one) => one.method() === 'PUT');
  await save.click();
  await sent;
  await box.fill(`${name} second`);
  const read = page.waitForResponse((one) => one.request().method() === 'PUT');
  answer();
  await read;
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(box).toHaveValue(`${name} second`);
  expect(await ask('GET', `units/${unit.id}`)).toMatchObject({ name: `${name} first`, symbol });

  const { questions } = staying(page);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect.poll(() => questions.length).toBe(1);
  await expect(box).toHaveValue(`${name} second`);
  await save.click();
  await expect(async () =>
    expect(await ask('GET', `units/${unit.id}`)).toMatchObject({ name: `${name} second`, symbol }),
  ).toPass();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page).toHaveURL(/history$/);
  expect(questions).toHaveLength(1);
});

test('what is typed while settings are saved stays, and is saved next', async ({ page }) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.enter('admin@stoa.test');
  await operator.open('/main_settings');
  const phone = page.getByRole('textbox', { name: 'Contact phone' });
  const before = await phone.inputValue();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await phone.fill('+45 11 11 11 11');
  const answer = await holdChange(page, '**/backend/api/admin/**');
  const sent = page.waitForRequest((one) => one.method() !== 'GET');
  await save.click();
  await sent;
  await phone.fill('+45 22 22 22 22');
  answer();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(phone).toHaveValue('+45 22 22 22 22');
  await save.click();
  await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);
  await page.reload();
  await expect(phone).toHaveValue('+45 22 22 22 22');
  await phone.fill(before);
  await save.click();
  await expect(page.getByText('Settings saved')).toBeVisible();
});

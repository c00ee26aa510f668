import { expect, test } from '@playwright/test';
import { ConsoleUser, fresh } from '../../backoffice/e2e/console-user';

const API = '/backend/api';

test('a vendor sees why a question is off, and no switch that would be refused', async ({
  page,
  request,
}) => {
  const vendor = new ConsoleUser(page, '/seller');
  const headers = { Authorization: `Bearer ${await vendor.authenticate('vendor@stoa.test')}` };
  const data = { question: fresh('When do you ship'), answer: '<p>Tomorrow</p>' };
  const made = await request.post(`${API}/vendor/faqs`, { headers, data });
  const { id } = ((await made.json()) as { data: { id: number } }).data;

  await vendor.open(`/faqs/edit/${id}`);
  const status = page.getByRole('combobox', { name: 'Status' });
  await expect(status).not.toHaveAttribute('aria-disabled', 'true');

  const credentials = { email: 'admin@stoa.test', password: 'stoa-demo' };
  const signedIn = await request.post(`${API}/admin/auth/login`, { data: credentials });
  const { token } = ((await signedIn.json()) as { data: { token: string } }).data;
  const operator = { headers: { Authorization: `Bearer ${token}` } };
  const off = { ...operator, data: { status: 'inactive' } };
  expect((await request.put(`${API}/admin/faqs/updateStatus/${id}`, off)).ok()).toBe(true);

  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Only an operator can activate it again');
  await expect(status).toHaveAttribute('aria-disabled', 'true');
  await vendor.openList('faqs', { q: data.question });
  await expect(page.getByRole('row').filter({ hasText: data.question })).toContainText('Inactive');
  await expect(page.getByRole('switch')).toHaveCount(0);
});

import { getDataSourceToken } from '@nestjs/typeorm';
import type { FooterData } from '@stoa/contracts';
import type { DataSource } from 'typeorm';
import { createFirstOperator } from '../../database/seeds/first-operator';
import { Config } from '../../src/kernel/config';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

describe('the first operator', () => {
  let shop: Shop;
  const printed: string[] = [];

  afterEach(() => shop.close());

  const created = (settings: object = {}): Promise<void> => {
    const source = shop.app.get<DataSource>(getDataSourceToken() as never);
    const config = new Config({ ...shop.app.get(Config), ...settings });
    return createFirstOperator(config, source, (line) => printed.push(line));
  };

  it('can do everything in an empty shop, with a password that one start prints', async () => {
    shop = await startShop({ SEED: 'minimal' });
    await created();
    const [, password = ''] = /operator@stoa\.test .*: (\S+)/.exec(printed.join()) ?? [];
    const operator = await shop.client.signIn('admin', 'operator@stoa.test', password);
    const brand = await operator.post('/admin/brands', { name: 'Acme' });
    const roles = await operator.get('/admin/roles');
    expect([brand.status, roles.status]).toEqual([200, 200]);

    await created({ ADMIN_PASSWORD: 'another password' });
    expect(printed).toHaveLength(1);
    const answer = { email: 'operator@stoa.test', password: 'another password' };
    expect((await shop.client.post('/admin/auth/login', answer)).status).toBe(401);
  });

  it('finds one currency in use, as the rates of the others are examples, and no empty list in the footer', async () => {
    shop = await startShop({ SEED: 'minimal' });
    const { body } = await shop.client.get<{ data: { code: string }[] }>('/web/currencies');
    expect(body.data.map(({ code }) => code)).toEqual(['USD']);
    const footer = await shop.client.get<{ data: FooterData }>('/web/fetchFooterData');
    for (const { title, links } of footer.body.data.columns) expect([title, links]).not.toEqual([title, []]);
  });

  it('has the address and the password of the environment, which nothing prints', async () => {
    shop = await startShop({ SEED: 'minimal' });
    printed.length = 0;
    await created({ ADMIN_EMAIL: 'you@shop.example', ADMIN_PASSWORD: 'a password of mine' });
    await shop.client.signIn('admin', 'you@shop.example', 'a password of mine');
    expect(printed.join()).not.toContain('a password of mine');
  });

  it('waits for a shop’s roles', async () => {
    shop = await startShop();
    printed.length = 0;
    await created();
    expect(printed).toEqual([]);
  });
});

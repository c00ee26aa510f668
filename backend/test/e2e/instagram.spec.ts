import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HomeData, WebInstagramPost } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { givenPicture } from '../support/media.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** A local fake of Instagram's API: one account's posts, pictures and access tokens. */
class FakeInstagram {
  tokens = ['first token'];
  posts: { id: string; media_type: string; caption?: string }[] = [];
  private picture: Buffer = Buffer.alloc(0);
  private readonly server: Server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', this.base);
    if (pathname.startsWith('/pictures/')) return response.end(this.picture);
    const accepted = searchParams.get('access_token') === this.tokens.at(-1);
    if (!accepted) return response.writeHead(400).end('{"error":{"code":190}}');
    if (pathname === '/refresh_access_token') {
      this.tokens.push('second token');
      return response.end(JSON.stringify({ access_token: 'second token', expires_in: 5_184_000 }));
    }
    const data = this.posts.map((post, index) => ({
      ...post,
      media_url: `${this.base}/pictures/${post.id}.png`,
      permalink: `https://instagram.com/p/${post.id}/`,
      timestamp: `2026-11-2${index}T10:00:00+0000`,
    }));
    return response.end(JSON.stringify({ data }));
  });

  get base(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async open(): Promise<Record<string, string>> {
    this.picture = await givenPicture();
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return { INSTAGRAM_GRAPH_URL: this.base, PICTURE_HOSTS: new URL(this.base).host };
  }

  close(): Promise<unknown> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}

describe('the shop’s Instagram posts', () => {
  const instagram = new FakeInstagram();
  const clock = new FixedClock(new Date());
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop(await instagram.open(), clock);
    admin = await givenAdmin(shop);
  });
  afterAll(async () => {
    await shop.close();
    await instagram.close();
  });

  const connect = (instagram_access_token: string) =>
    admin.put('/admin/settings', { group: 'facebook', values: { instagram_access_token } });
  const shown = async (): Promise<WebInstagramPost[]> =>
    (await shop.client.get<{ data: WebInstagramPost[] }>('/web/instagram')).body.data;

  it('are empty while no account is connected', async () => {
    expect(await shown()).toEqual([]);
  });

  it('appear after connecting, newest first, with locally stored pictures, and on the home page', async () => {
    instagram.posts = [
      { id: '11', media_type: 'IMAGE', caption: 'Clay' },
      { id: '12', media_type: 'CAROUSEL_ALBUM' },
      // A video without a thumbnail cannot be shown.
      { id: '13', media_type: 'VIDEO', caption: 'Film' },
    ];
    await connect('first token');
    await eventually(async () => expect(await shown()).toHaveLength(2));
    const [newest, first] = await shown();
    expect(first).toMatchObject({ caption: 'Clay', permalink: 'https://instagram.com/p/11/' });
    expect(newest).toMatchObject({ caption: '', permalink: 'https://instagram.com/p/12/' });
    expect(first?.picture.src).toMatch(/^\/media\//);
    const home = (await shop.client.get<{ data: HomeData }>('/web/shopPageData')).body.data;
    expect(home.instagram.map(({ caption }) => caption)).toEqual(['', 'Clay']);
  });

  it('do not expose the access token through the settings API', async () => {
    const { body } = await admin.get('/admin/settingsActive?group=facebook');
    expect(JSON.stringify(body)).not.toContain('first token');
  });

  it('are synchronised hourly, and the access token is refreshed weekly', async () => {
    instagram.posts = instagram.posts.filter(({ id }) => id !== '11');
    clock.advance(WEEK);
    await shop.app.get(OutboxDispatcher).drain();
    await eventually(async () => expect(await shown()).toHaveLength(1));
    await eventually(async () => expect(instagram.tokens).toHaveLength(2));
    instagram.posts.push({ id: '14', media_type: 'IMAGE', caption: 'With the new token' });
    clock.advance(60 * 60 * 1000);
    await shop.app.get(OutboxDispatcher).drain();
    await eventually(async () => expect(await shown()).toHaveLength(2));
  });

  it('are kept while the access token is rejected and removed when it is cleared', async () => {
    instagram.tokens.push('third token');
    clock.advance(60 * 60 * 1000);
    await shop.app.get(OutboxDispatcher).drain();
    expect(await shown()).toHaveLength(2);
    await connect('');
    await eventually(async () => expect(await shown()).toEqual([]));
  });
});

import type { PostDetail } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import type { Customer } from '../../src/modules/customers';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin, next } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

interface Comment {
  id: number;
  post_id: number;
  author_name: string;
  email: string;
  body: string;
  status: string;
  customer_id: number | null;
}
type Rows = { news_comments: Comment[]; total: number };

const COMMENT = { body: 'Oiled mine <b>twice</b>,\nand it still shines.' };

describe('blog comments', () => {
  let shop: Shop;
  let admin: Client;
  let nora: Client;
  let customer: Customer;

  beforeAll(async () => {
    shop = await startShop({ SIGN_IN_LIMIT: '1000' });
    admin = await givenAdmin(shop);
    ({ client: nora, customer } = await givenCustomer(shop, { first_name: 'Nora', last_name: 'Reader' }));
  });
  afterAll(() => shop.close());

  const givenPost = async (facts: object = {}): Promise<number> => {
    const made = await admin.post<{ data: { id: number } }>('/admin/newses', {
      title: `Oak ${next()}`,
      body: '<p>Oil it.</p>',
      ...facts,
    });
    return made.body.data.id;
  };
  const send = (post_id: number, input: object = COMMENT, as = nora) =>
    as.post('/web/submit_newscomment', { post_id, ...input });
  const commentsBy = async (filter: object): Promise<Comment[]> =>
    (await admin.post<Rows>('/admin/news_comments/filter', { filter })).body.news_comments;
  const move = (id: number, status: string) =>
    admin.put<Rows>(`/admin/news_comments/updateStatus/${id}`, { status });
  const shown = async (post_id: number): Promise<PostDetail['comments']> =>
    (await shop.client.get<{ data: PostDetail }>(`/web/post_detail/${post_id}`)).body.data.comments;

  it('are public only while approved: not when pending, rejected or deleted', async () => {
    const post_id = await givenPost();
    expect(await shown(post_id)).toEqual({ total: 0, comments: [] });
    const sent = await send(post_id);
    expect([sent.status, sent.body]).toEqual([200, { state: 'success', data: { status: 'pending' } }]);
    expect(await shown(post_id)).toEqual({ total: 0, comments: [] });
    const [comment] = await commentsBy({ status: 'pending', post_id });
    expect(comment).toMatchObject({
      author_name: 'Nora R.',
      email: customer.email,
      customer_id: customer.id,
    });
    const id = comment?.id ?? 0;
    await move(id, 'approved');
    const { total, comments } = await shown(post_id);
    expect([total, comments]).toEqual([
      1,
      [{ id, author: 'Nora R.', body: COMMENT.body, written_at: expect.any(String) }],
    ]);
    await move(id, 'rejected');
    expect((await shown(post_id)).total).toBe(0);
    await move(id, 'approved');
    await admin.delete(`/admin/news_comments/${id}`);
    expect((await shown(post_id)).total).toBe(0);
  });

  it('allow only valid status changes, refuse customers, and have no endpoint to edit the text', async () => {
    const post_id = await givenPost();
    await send(post_id);
    const [{ id } = { id: 0 }] = await commentsBy({ post_id });
    expect((await move(id, 'pending')).status).toBe(409);
    expect((await move(id, 'shown')).status).toBe(422);
    expect((await move(2_000_000_000, 'approved')).status).toBe(404);
    const { client } = await givenCustomer(shop);
    expect((await client.put(`/admin/news_comments/updateStatus/${id}`, { status: 'approved' })).status).toBe(
      403,
    );
    expect((await admin.put(`/admin/news_comments/${id}`, { body: 'Better words' })).status).toBe(404);
  });

  it('require a customer’s session and take no author name', async () => {
    const post_id = await givenPost();
    expect((await send(post_id, COMMENT, shop.client)).status).toBe(401);
    expect((await send(post_id, COMMENT, admin)).status).toBe(401);
    expect((await send(post_id, { ...COMMENT, author_name: 'Somebody' })).status).toBe(422);
    expect(await commentsBy({ post_id })).toEqual([]);
  });

  it('report invalid fields by name, and take at most 2000 characters', async () => {
    const post_id = await givenPost();
    const wrong = await send(post_id, { body: ' ', status: 'approved' });
    expect(Object.keys(wrong.body.errors ?? {}).sort()).toEqual(['body', 'status']);
    expect((await send(post_id, { body: 'x'.repeat(2001) })).status).toBe(422);
    expect((await send(post_id, { body: 'x'.repeat(2000) })).status).toBe(200);
  });

  it('are stored once for concurrent identical submissions of one customer', async () => {
    const post_id = await givenPost();
    const answers = await Promise.all([send(post_id), send(post_id), send(post_id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await commentsBy({ post_id })).toHaveLength(1);
    await send(post_id, { body: 'And another thing.' });
    expect(await commentsBy({ post_id })).toHaveLength(2);
    const { client } = await givenCustomer(shop);
    await send(post_id, COMMENT, client);
    expect(await commentsBy({ post_id })).toHaveLength(3);
  });

  it('are refused on a post with comments disabled, where earlier ones stay visible', async () => {
    const post_id = await givenPost();
    await send(post_id);
    const [{ id } = { id: 0 }] = await commentsBy({ post_id });
    await move(id, 'approved');
    await admin.put(`/admin/newses/${post_id}`, { comments_enabled: false });
    const refused = await send(post_id);
    expect([refused.status, refused.body.code]).toEqual([409, 'comments_closed']);
    expect((await shown(post_id)).total).toBe(1);
  });

  it('are refused on unpublished and unknown posts', async () => {
    const hidden = await givenPost({ published_at: null });
    for (const post_id of [hidden, 2_000_000_000]) {
      const refused = await send(post_id);
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['post_id']]);
    }
  });

  it('are deleted with their post', async () => {
    const post_id = await givenPost();
    await send(post_id);
    expect((await admin.delete(`/admin/newses/${post_id}`)).status).toBe(200);
    expect(await commentsBy({ post_id })).toEqual([]);
  });

  it('are limited to the newest fifty, with the total count', async () => {
    const post_id = await givenPost();
    for (let n = 1; n <= 52; n++) await send(post_id, { body: `Number ${n}` });
    const rows = (
      await admin.post<Rows>('/admin/news_comments/filter', { filter: { post_id }, range: [0, 99] })
    ).body.news_comments;
    for (const { id } of rows) await move(id, 'approved');
    const { total, comments } = await shown(post_id);
    expect([total, comments.length, comments[0]?.body, comments.at(-1)?.body]).toEqual([
      52,
      50,
      'Number 3',
      'Number 52',
    ]);
  });

  it('of a deleted account are hidden until the account is restored', async () => {
    const { client, customer: writer } = await givenCustomer(shop);
    const post_id = await givenPost();
    await send(post_id, COMMENT, client);
    const [comment] = await commentsBy({ status: 'pending', post_id });
    await move(comment?.id ?? 0, 'approved');
    expect((await shown(post_id)).total).toBe(1);
    await admin.delete(`/admin/customers/${writer.id}`);
    expect(await shown(post_id)).toEqual({ total: 0, comments: [] });
    await admin.post('/admin/restore/customers', { ids: [writer.id] });
    expect((await shown(post_id)).total).toBe(1);
  });
});

it('limits how often a customer can comment', async () => {
  const shop = await startShop({ SIGN_IN_LIMIT: '1' });
  const { client } = await givenCustomer(shop);
  const statuses: number[] = [];
  for (let n = 0; n < 3; n++)
    statuses.push((await client.post('/web/submit_newscomment', { ...COMMENT, post_id: 1 })).status);
  await shop.close();
  expect(statuses).toEqual([422, 422, 429]);
});

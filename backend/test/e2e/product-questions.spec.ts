import type { CustomerQuestions, ProductQuestionPage } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { givenProduct } from '../support/catalogue.factories';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin } from '../support/factories';
import { givenLanguage } from '../support/localisation.factories';
import { mailsTo } from '../support/mail';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

interface Data<T> {
  data: T;
}
interface Row {
  id: number;
  status: string;
  answer: string | null;
  answered_by: string | null;
  allowed: string[];
}
type QuestionAnswer = Answer<Data<{ id: number; status: string }>>;

const QUESTION = 'Does the lid fit the small pot as well?';

describe('product questions', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    // A second language, for emails to customers who do not use the shop's default.
    const { id: fallback_id } = await givenLanguage(shop);
    const spanish = { code: 'es', iso: 'es-ES', name: 'Spanish', native_name: 'Español' };
    await givenLanguage(shop, { ...spanish, fallback_id });
  });
  afterAll(() => shop.close());

  const givenQuestion = async (facts: { locale?: string } = {}) => {
    const { client: owner, vendor } = await givenVendor(shop);
    const { id: product_id } = await givenProduct(shop, { vendor_id: vendor.id });
    const { client, customer } = await givenCustomer(shop, {
      first_name: 'Clara',
      last_name: 'Bennett',
      ...facts,
    });
    const { id } = (await ask(client, product_id)).body.data;
    return { owner, vendor, product_id, client, customer, id };
  };
  const ask = (client: Client, product_id: unknown, question: unknown = QUESTION): Promise<QuestionAnswer> =>
    client.post('/web/ask_product_question', { product_id, question });
  const setStatus = (id: number, status: string) =>
    admin.put(`/admin/product_questions/updateStatus/${id}`, { status });
  const shown = async (product_id: number): Promise<ProductQuestionPage> =>
    (await shop.client.get<Data<ProductQuestionPage>>(`/web/product/${product_id}/questions`)).body.data;
  const own = async (client: Client): Promise<CustomerQuestions['questions']> =>
    (await client.get<Data<CustomerQuestions>>('/web/customer_questions')).body.data.questions;

  it('are asked by customers and shown once approved and answered', async () => {
    const { owner, product_id, client, id } = await givenQuestion();
    expect(await shown(product_id)).toMatchObject({ total: 0, questions: [], page: 1, pages: 1 });
    expect((await setStatus(id, 'approved')).status).toBe(200);
    expect((await shown(product_id)).total).toBe(0);
    const answered = await owner.put<Data<Row>>(`/vendor/product_questions/${id}`, { answer: ' Yes. ' });
    expect(answered.body.data).toMatchObject({ answer: 'Yes.', answered_by: 'vendor', allowed: [] });
    expect((await shown(product_id)).questions).toMatchObject([
      { author: 'Clara B.', question: QUESTION, answer: 'Yes.', answered_by: 'vendor', language: 'en' },
    ]);
    expect(await own(client)).toMatchObject([{ id, status: 'approved', can_delete: false }]);
    await setStatus(id, 'rejected');
    expect((await shown(product_id)).total).toBe(0);
    await setStatus(id, 'approved');
    await owner.put(`/vendor/product_questions/${id}`, { answer: null });
    expect((await shown(product_id)).total).toBe(0);
    await admin.put(`/admin/product_questions/${id}`, { answer: 'Yes, it does.' });
    expect((await shown(product_id)).questions).toMatchObject([{ answered_by: 'admin' }]);
  });

  it('reject invalid fields, invalid status changes and guests', async () => {
    const { product_id, client, id } = await givenQuestion();
    for (const question of ['', '  ', null, 7, 'x'.repeat(1001)])
      expect((await ask(client, product_id, question)).body.errors).toHaveProperty('question');
    for (const product of [null, 'x', 999_999])
      expect((await ask(client, product)).body.errors).toHaveProperty('product_id');
    expect((await ask(shop.client, product_id)).status).toBe(401);
    expect((await shop.client.get('/web/customer_questions')).status).toBe(401);
    expect((await shop.client.get('/web/product/999999/questions')).status).toBe(404);
    expect((await shop.client.get(`/web/product/${product_id}/questions?page=x`)).status).toBe(422);
    expect((await setStatus(id, 'loved')).body.errors).toHaveProperty('status');
    expect((await setStatus(id, 'pending')).status).toBe(409);
  });

  it('sent repeatedly, even at the same time, are stored once', async () => {
    const { product_id, client, id } = await givenQuestion();
    const repeated = await Promise.all([1, 2, 3].map(() => ask(client, product_id)));
    expect(repeated.map(({ body }) => body.data.id)).toEqual([id, id, id]);
    const other = 'And is it heavy?';
    const answers = await Promise.all([1, 2, 3].map(() => ask(client, product_id, other)));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  });

  it('are answered only by the product’s vendor, who cannot edit them', async () => {
    const { owner, vendor, id } = await givenQuestion();
    const { client: other } = await givenVendor(shop);
    const list = await owner.get<{ product_questions: Row[] }>('/vendor/product_questions');
    expect(list.body.product_questions).toMatchObject([{ id, vendor_id: vendor.id }]);
    expect((await other.get<{ total: number }>('/vendor/product_questions')).body.total).toBe(0);
    expect((await other.get(`/vendor/product_questions/${id}`)).status).toBe(404);
    expect((await other.put(`/vendor/product_questions/${id}`, { answer: 'Ha' })).status).toBe(404);
    const reworded = await owner.put(`/vendor/product_questions/${id}`, { question: 'Is it the best?' });
    expect(reworded.body.errors).toHaveProperty('question');
    expect((await owner.put(`/vendor/product_questions/updateStatus/${id}`, {})).status).toBe(404);
    expect((await owner.delete(`/vendor/product_questions/${id}`)).status).toBe(404);
  });

  it('notify the customer of the answer by a single email in the customer’s language', async () => {
    const { owner, customer, id } = await givenQuestion({ locale: 'es' });
    await setStatus(id, 'approved');
    const answer = (text: string | null) => owner.put(`/vendor/product_questions/${id}`, { answer: text });
    await Promise.all([answer('Sí.'), answer('Sí, encaja.')]);
    await answer('Sí, encaja bien.');
    const mails = await mailsTo(shop, customer.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('Tu pregunta sobre');
    expect(mails[0]?.text).toContain(QUESTION);
    expect(mails[0]?.text).toContain('#questions');
  });

  it('can be deleted by the customer until they are answered', async () => {
    const { owner, product_id, client, id } = await givenQuestion();
    const stranger = (await givenCustomer(shop)).client;
    expect((await stranger.delete(`/web/deleteQuestion/${id}`)).status).toBe(404);
    expect(await own(client)).toMatchObject([{ id, can_delete: true, product: { id: product_id } }]);
    expect((await client.delete(`/web/deleteQuestion/${id}`)).status).toBe(200);
    expect(await own(client)).toEqual([]);
    const second = (await ask(client, product_id)).body.data.id;
    await owner.put(`/vendor/product_questions/${second}`, { answer: 'Yes.' });
    expect(await client.delete(`/web/deleteQuestion/${second}`)).toMatchObject({
      status: 409,
      body: { code: 'answered' },
    });
    expect((await admin.delete(`/admin/product_questions/${second}`)).status).toBe(200);
    expect(await own(client)).toEqual([]);
  });

  it('are hidden when their product is deleted and restored with it', async () => {
    const { owner, product_id, client, id } = await givenQuestion();
    await setStatus(id, 'approved');
    await owner.put(`/vendor/product_questions/${id}`, { answer: 'Yes.' });
    await admin.delete(`/admin/products/${product_id}`);
    expect((await shop.client.get(`/web/product/${product_id}/questions`)).status).toBe(404);
    expect((await owner.get<{ total: number }>('/vendor/product_questions')).body.total).toBe(0);
    expect((await admin.get(`/admin/product_questions/${id}`)).status).toBe(404);
    expect(await own(client)).toMatchObject([{ id, product: null }]);
    await admin.post('/admin/restore/products', { ids: [product_id] });
    await admin.put(`/admin/products/updateStatus/${product_id}`, { status: 'active' });
    expect((await admin.get(`/admin/product_questions/${id}`)).status).toBe(200);
  });

  it('are part of the personal data export', async () => {
    const { client, customer } = await givenQuestion();
    await client.post('/web/requestDataExport');
    await mailsTo(shop, customer.email);
    const copy = await client.get('/web/data_export_file?format=json');
    expect(JSON.parse(copy.text)).toMatchObject({
      product_questions: [{ question: QUESTION, author_name: 'Clara B.', status: 'pending' }],
    });
  });
});

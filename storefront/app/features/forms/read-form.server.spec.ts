import { readForm } from './read-form.server';

const sent = (type: string, body: string): Request =>
  new Request('http://shop.test/cart', { method: 'POST', headers: { 'content-type': type }, body });

describe('readForm', () => {
  it('reads what a page sends', async () => {
    const form = await readForm(sent('application/x-www-form-urlencoded', 'note=a+gift'));
    expect(form.get('note')).toBe('a gift');
  });

  it.each([
    ['another content type', 'application/json', '{}'],
    ['a broken multipart body', 'multipart/form-data; boundary=x', '--x\r\nnothing'],
  ])('refuses %s', async (_, type, body) => {
    await expect(readForm(sent(type, body))).rejects.toMatchObject({ status: 400 });
  });
});

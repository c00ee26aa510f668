import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod/v4';
import { loadTranslator } from '~/i18n/translator';
import { refuse } from './reply.server';

const form = new FormData();
form.set('name', 'Olive');
const submission = parseWithZod(form, { schema: z.object({ name: z.string() }) });
const failure = { status: 502, code: 'unreachable', error: '', errors: {}, details: {} };

describe('specification §8: a failed update', () => {
  it('shows ‘Some Error OCcured’ if the response has no message', async () => {
    const t = await loadTranslator('en');
    expect(refuse(submission, failure, t).error).toMatchObject({ '': ['Some Error OCcured'] });
  });

  it('shows the message of the response, at the field that it names', async () => {
    const t = await loadTranslator('en');
    const refused = { ...failure, status: 409, error: 'This address is in use.' };
    expect(refuse(submission, refused, t).error).toMatchObject({ '': ['This address is in use.'] });
    const named = { ...failure, status: 422, errors: { name: ['Name is too long.'] } };
    expect(refuse(submission, named, t).error).toMatchObject({ name: ['Name is too long.'] });
  });
});

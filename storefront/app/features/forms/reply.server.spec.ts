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

describe('a refusal whose message is that of a field', () => {
  const taken = 'An account with this email address already exists.';

  it('says it at the field alone, and refers to the field above the form', async () => {
    const t = await loadTranslator('en');
    const refused = { ...failure, status: 422, error: taken, errors: { name: [taken] } };
    expect(refuse(submission, refused, t).error).toEqual({ '': ['error.form'], name: [taken] });
    expect(t('error.form')).toBe('Check the highlighted fields.');
  });

  it('says it above the form if the form has no such field', async () => {
    const t = await loadTranslator('en');
    const refused = { ...failure, status: 422, error: taken, errors: { other: [taken] } };
    expect(refuse(submission, refused, t).error).toMatchObject({ '': [taken] });
  });
});

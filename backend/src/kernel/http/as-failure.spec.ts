import { asFailure } from './as-failure';

const reset = (facts: object): Error => Object.assign(new Error('aborted'), { code: 'ECONNRESET' }, facts);

describe('asFailure', () => {
  it('tells a client that left while its body was read from a database that is away', () => {
    expect(asFailure(reset({ statusCode: 400 }))).toMatchObject({ status: 400, code: 'bad_request' });
    expect(asFailure(reset({}))).toMatchObject({ status: 503, code: 'unavailable' });
  });

  it('maps the error of an aborted signal, whose code is a number', () => {
    const aborted = new DOMException('This operation was aborted', 'AbortError');
    expect(asFailure(aborted)).toMatchObject({ status: 500, code: 'internal' });
  });
});

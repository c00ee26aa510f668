import { readableAddress } from './answer-unroutable';

const addressFor = (url: string, accept = 'text/html', method = 'GET'): string | null =>
  readableAddress({ method, url, headers: { accept } });

describe('readableAddress of an address that cannot be decoded', () => {
  it('can be decoded, and is without the query', () => {
    expect(addressFor('/store/%D8%A8%D9')).toBe('/store/%25D8%25A8%25D9');
    expect(addressFor('/%E0%A4%A?q=1')).toBe('/%25E0%25A4%25A');
  });

  it('is null for programs, other methods and the API', () => {
    expect(addressFor('/store/%D8', 'application/json')).toBeNull();
    expect(addressFor('/store/%D8', 'text/html', 'POST')).toBeNull();
    expect(addressFor('/backend/api/%D8')).toBeNull();
  });

  it('is null for what browsers take for another host, and for addresses that can be decoded', () => {
    expect(addressFor('//elsewhere.test/%D8')).toBeNull();
    expect(addressFor('/\\elsewhere.test/%D8')).toBeNull();
    expect(addressFor(`/product/${'a'.repeat(300)}`)).toBeNull();
  });
});

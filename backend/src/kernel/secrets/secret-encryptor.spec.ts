import { createCipheriv, createHash } from 'node:crypto';
import { loadConfig } from '../config';
import { SecretEncryptor } from './secret-encryptor';

const long = (letter: string): string => letter.repeat(40);
const encryptorFor = (secret: string, env: object = {}): SecretEncryptor =>
  new SecretEncryptor(loadConfig({ NODE_ENV: 'test', SESSION_SECRET: long(secret), ...env }));

describe('SecretEncryptor', () => {
  it('decrypts its own ciphertext, which differs each time and does not contain the text', () => {
    const box = encryptorFor('a');
    const closed = box.encrypt('tests', '{"key":"sk_live_1"}');
    expect(closed).not.toContain('sk_live_1');
    expect(box.encrypt('tests', '{"key":"sk_live_1"}')).not.toBe(closed);
    expect(box.decrypt('tests', closed)).toBe('{"key":"sk_live_1"}');
  });

  it('rejects ciphertext that was altered, or encrypted with another key or for another purpose', () => {
    const closed = encryptorFor('a').encrypt('tests', 'secret');
    const [head, body] = [closed.slice(0, 12), closed.slice(12)];
    const altered = `${head}${body.startsWith('A') ? 'B' : 'A'}${body.slice(1)}`;
    expect(() => encryptorFor('b').decrypt('tests', closed)).toThrow();
    expect(() => encryptorFor('a').decrypt('others', closed)).toThrow();
    expect(() => encryptorFor('a').decrypt('tests', altered)).toThrow();
  });

  it('decrypts after a change of the session secret when ENCRYPTION_KEY is set', () => {
    const closed = encryptorFor('a', { ENCRYPTION_KEY: long('k') }).encrypt('tests', 'iban');
    expect(encryptorFor('b', { ENCRYPTION_KEY: long('k') }).decrypt('tests', closed)).toBe('iban');
  });

  it('decrypts with former keys and encrypts with the current one', () => {
    const closed = encryptorFor('a', { ENCRYPTION_KEY: long('k') }).encrypt('tests', 'iban');
    const rotated = encryptorFor('a', { ENCRYPTION_KEY: long('n'), ENCRYPTION_KEYS_FORMER: long('k') });
    expect(rotated.decrypt('tests', closed)).toBe('iban');
    const reencrypted = rotated.encrypt('tests', rotated.decrypt('tests', closed));
    expect(encryptorFor('a', { ENCRYPTION_KEY: long('n') }).decrypt('tests', reencrypted)).toBe('iban');
    expect(() => encryptorFor('a', { ENCRYPTION_KEY: long('n') }).decrypt('tests', closed)).toThrow();
  });

  it('decrypts ciphertext without a key id, even when its session secret is now a former key', () => {
    const nonce = Buffer.alloc(12, 7);
    const key = createHash('sha256')
      .update(`tests|${long('a')}`)
      .digest();
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    const text = Buffer.concat([cipher.update('old', 'utf8'), cipher.final()]);
    const stored = Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
    expect(encryptorFor('a').decrypt('tests', stored)).toBe('old');
    expect(encryptorFor('a', { ENCRYPTION_KEY: long('k') }).decrypt('tests', stored)).toBe('old');
    const former = { ENCRYPTION_KEY: long('k'), ENCRYPTION_KEYS_FORMER: long('a') };
    expect(encryptorFor('b', former).decrypt('tests', stored)).toBe('old');
  });
});

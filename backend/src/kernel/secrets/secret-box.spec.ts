import { loadConfig } from '../config';
import { SecretBox } from './secret-box';

const boxOf = (secret: string): SecretBox =>
  new SecretBox(loadConfig({ NODE_ENV: 'test', SESSION_SECRET: secret.repeat(40) }));

describe('the secret box', () => {
  it('opens what it closed and never shows it', () => {
    const box = boxOf('a');
    const closed = box.close('tests', '{"key":"sk_live_1"}');
    expect(closed).not.toContain('sk_live_1');
    expect(box.close('tests', '{"key":"sk_live_1"}')).not.toBe(closed);
    expect(box.open('tests', closed)).toBe('{"key":"sk_live_1"}');
  });

  it('refuses what was altered, or closed with another key or for another purpose', () => {
    const closed = boxOf('a').close('tests', 'secret');
    expect(() => boxOf('b').open('tests', closed)).toThrow();
    expect(() => boxOf('a').open('others', closed)).toThrow();
    expect(() => boxOf('a').open('tests', `A${closed.slice(1)}`)).toThrow();
  });
});

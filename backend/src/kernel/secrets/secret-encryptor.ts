import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../config';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** `v2.<key id>.<base64>`; values without this prefix are older than key ids. */
const STORED = /^v2\.([\w-]{8})\.(.+)$/s;

/**
 * Encrypts secrets in the database, with a derived key per purpose. Stored values contain
 * the id of their key, so that former keys still decrypt them: `ENCRYPTION_KEY` can be rotated while the
 * former one is in `ENCRYPTION_KEYS_FORMER`. Values are re-encrypted with the current key when they are next
 * written.
 */
@Injectable()
export class SecretEncryptor {
  private readonly derived = new Map<string, Buffer>();

  constructor(private readonly config: Config) {}

  /** Encrypts a text: the key's id, then nonce, tag and ciphertext as base64. */
  encrypt(purpose: string, text: string): string {
    const key = this.config.ENCRYPTION_KEY;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.derive(key, purpose), nonce);
    const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `v2.${idOf(key)}.${Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64')}`;
  }

  /** Decrypts a text of the same purpose; throws when it was altered or its key is unknown. */
  decrypt(purpose: string, stored: string): string {
    const [, id, cipher] = STORED.exec(stored) ?? [];
    if (id === undefined || cipher === undefined) return this.decryptUnnamed(purpose, stored);
    const key = this.keys().find((one) => idOf(one) === id);
    if (key === undefined) throw new Error(`The key ${id} is neither ENCRYPTION_KEY nor a former one`);
    return decipher(this.derive(key, purpose), cipher);
  }

  /** Values older than key ids: encrypted with a digest of the former session secret. */
  private decryptUnnamed(purpose: string, stored: string): string {
    let failure: unknown;
    for (const secret of [this.config.SESSION_SECRET, ...this.keys()]) {
      try {
        return decipher(createHash('sha256').update(`${purpose}|${secret}`).digest(), stored);
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  private keys(): string[] {
    return [
      this.config.ENCRYPTION_KEY,
      ...(this.config.ENCRYPTION_KEYS_FORMER ?? []),
      this.config.SESSION_SECRET,
    ];
  }

  private derive(key: string, purpose: string): Buffer {
    const name = `${idOf(key)}|${purpose}`;
    const derivedKey = this.derived.get(name) ?? Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
    this.derived.set(name, derivedKey);
    return derivedKey;
  }
}

/** Id of a key, which reveals nothing about it. */
function idOf(key: string): string {
  return createHash('sha256').update('id').update(key).digest('base64url').slice(0, 8);
}

function decipher(key: Buffer, base64: string): string {
  const bytes = Buffer.from(base64, 'base64');
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const opened = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  return opened.toString('utf8');
}

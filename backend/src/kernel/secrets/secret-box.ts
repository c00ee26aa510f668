import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../config';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** `v2.<key id>.<base64>`; what has no such beginning was written before keys had ids. */
const STORED = /^v2\.([\w-]{8})\.(.+)$/s;

/**
 * Keeps secrets unreadable in the database, with a key of its own for each purpose (reliability §2.20). What is stored
 * names the key that closed it, so that former keys still open it: `ENCRYPTION_KEY` can be replaced while the former
 * one stays in `ENCRYPTION_KEYS_FORMER`. Whatever is written again is closed with the present key.
 */
@Injectable()
export class SecretBox {
  private readonly derived = new Map<string, Buffer>();

  constructor(private readonly config: Config) {}

  /** The text as it is stored: the key's id, then nonce, tag and cipher in one base64 text. */
  close(purpose: string, text: string): string {
    const key = this.config.ENCRYPTION_KEY;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.derive(key, purpose), nonce);
    const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `v2.${idOf(key)}.${Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64')}`;
  }

  /** The text that was closed for the same purpose; throws when it was altered or its key is not known. */
  open(purpose: string, stored: string): string {
    const [, id, cipher] = STORED.exec(stored) ?? [];
    if (id === undefined || cipher === undefined) return this.openUnnamed(purpose, stored);
    const key = this.keys().find((one) => idOf(one) === id);
    if (key === undefined) throw new Error(`The key ${id} is neither ENCRYPTION_KEY nor a former one`);
    return decipher(this.derive(key, purpose), cipher);
  }

  /** What was written before keys had ids: closed with a digest of the session secret of that time. */
  private openUnnamed(purpose: string, stored: string): string {
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
    const known = this.derived.get(name) ?? Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
    this.derived.set(name, known);
    return known;
  }
}

/** Names a key without telling anything of it. */
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

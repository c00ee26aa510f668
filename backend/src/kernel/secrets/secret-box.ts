import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../config';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps secrets unreadable in the database; each purpose has a key of its own, derived from SESSION_SECRET (reliability §2.20). */
@Injectable()
export class SecretBox {
  private readonly keys = new Map<string, Buffer>();

  constructor(private readonly config: Config) {}

  /** The text as it is stored: nonce, tag and cipher in one base64 text. */
  close(purpose: string, text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key(purpose), nonce);
    const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64');
  }

  /** The text that was closed for the same purpose; throws when it was altered or another key closed it. */
  open(purpose: string, stored: string): string {
    const bytes = Buffer.from(stored, 'base64');
    const decipher = createDecipheriv(ALGORITHM, this.key(purpose), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const opened = Buffer.concat([
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
      decipher.final(),
    ]);
    return opened.toString('utf8');
  }

  private key(purpose: string): Buffer {
    const known = this.keys.get(purpose);
    if (known) return known;
    const key = createHash('sha256').update(`${purpose}|${this.config.SESSION_SECRET}`).digest();
    this.keys.set(purpose, key);
    return key;
  }
}

import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../kernel/config';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps gateways' secrets unreadable in the database; the key is derived from SESSION_SECRET (reliability §2.20). */
@Injectable()
export class SecretBox {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = createHash('sha256').update(`payment methods|${config.SESSION_SECRET}`).digest();
  }

  /** The text as it is stored: nonce, tag and cipher in one base64 text. */
  close(text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, nonce);
    const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64');
  }

  /** The text that was closed; throws when it was altered or another key closed it. */
  open(stored: string): string {
    const bytes = Buffer.from(stored, 'base64');
    const decipher = createDecipheriv(ALGORITHM, this.key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const opened = Buffer.concat([
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
      decipher.final(),
    ]);
    return opened.toString('utf8');
  }
}

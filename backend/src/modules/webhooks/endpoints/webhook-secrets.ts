import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { SecretEncryptor } from '../../../kernel/secrets';
import type { WebhookEndpoint } from './webhook-endpoint.entity';

/** Purpose of the encryption key. */
const PURPOSE = 'webhooks';
const PREFIX = 'whsec_';
const BYTES = 32;

/** Secrets of endpoints, and the signatures made with them (Standard Webhooks). */
@Injectable()
export class WebhookSecrets {
  constructor(
    private readonly encryptor: SecretEncryptor,
    private readonly clock: Clock,
  ) {}

  /** A new secret, in its stored form. */
  generate(): string {
    return this.encryptor.encrypt(PURPOSE, `${PREFIX}${randomBytes(BYTES).toString('base64')}`);
  }

  decrypt(stored: string): string {
    return this.encryptor.decrypt(PURPOSE, stored);
  }

  /** The header `webhook-signature`: by the current secret, and by the former one until that ends. */
  sign(endpoint: WebhookEndpoint, id: string, timestamp: number, body: string): string {
    const { secret, former_secret, former_until } = endpoint;
    const isValid = former_secret !== null && former_until !== null && former_until > this.clock.now();
    return [secret, ...(isValid ? [former_secret] : [])]
      .map((stored) => Buffer.from(this.decrypt(stored).slice(PREFIX.length), 'base64'))
      .map((key) => createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64'))
      .map((signature) => `v1,${signature}`)
      .join(' ');
  }
}

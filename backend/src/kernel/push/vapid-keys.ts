import { Injectable } from '@nestjs/common';
import { generateVAPIDKeys } from 'web-push';
import { Clock } from '../clock';
import { Config } from '../config';
import { Database } from '../database';
import { SecretEncryptor } from '../secrets';
import { VapidKey } from './vapid-key.entity';

/** A key pair for Voluntary Application Server Identification (RFC 8292), both in base64url. */
export interface VapidPair {
  publicKey: string;
  privateKey: string;
}

const PURPOSE = 'vapid';
/** Id of the only row, so that nodes which generate a pair concurrently agree on one. */
const ID = 1;

/** The shop's VAPID key pair for web push: configured, or else generated once and stored for all nodes. */
@Injectable()
export class VapidKeys {
  private known: VapidPair | undefined;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly encryptor: SecretEncryptor,
    private readonly clock: Clock,
  ) {}

  async pair(): Promise<VapidPair> {
    const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = this.config;
    if (publicKey && privateKey) return { publicKey, privateKey };
    this.known ??= (await this.storedKeys()) ?? (await this.make());
    return this.known;
  }

  private async storedKeys(): Promise<VapidPair | null> {
    const row = await this.database.em.findOneBy(VapidKey, { id: ID });
    return row && { publicKey: row.public_key, privateKey: this.encryptor.decrypt(PURPOSE, row.private_key) };
  }

  private make(): Promise<VapidPair> {
    return this.database.tx(async (em) => {
      const { publicKey, privateKey } = generateVAPIDKeys();
      const now = this.clock.now();
      const row = { public_key: publicKey, private_key: this.encryptor.encrypt(PURPOSE, privateKey) };
      await em
        .createQueryBuilder()
        .insert()
        .into(VapidKey)
        .values({ id: ID, ...row, created_at: now, updated_at: now })
        // Updating the id to itself keeps the pair of the node that won the race.
        .orUpdate(['id'], ['id'])
        .updateEntity(false)
        .execute();
      return (await this.storedKeys()) ?? { publicKey, privateKey };
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database';
import { SecretEncryptor } from '../../kernel/secrets';
import { PaymentMethod } from './payment-method.entity';

/** Purpose of the encryption key. */
const PURPOSE = 'payment methods';

/** A method's secrets by name, as its driver expects them. */
export type Secrets = Readonly<Record<string, string>>;

/** A method's account at its provider. */
export interface Account {
  mode: PaymentMethod['mode'];
  secrets: Secrets;
}

/** Reads the encrypted secrets of payment methods, for their providers only. */
@Injectable()
export class MethodSecrets {
  constructor(
    private readonly database: Database,
    private readonly encryptor: SecretEncryptor,
  ) {}

  /** Account of a method, also of a deleted one, whose payments still have to be settled. */
  async find(code: string): Promise<Account> {
    const [method] = await this.database.em.find(PaymentMethod, { where: { code }, withDeleted: true });
    return this.accountOf(method);
  }

  /** Accounts of all methods of a driver: any of them may have sent a webhook. */
  async findByDriver(driver: PaymentMethod['driver']): Promise<Account[]> {
    const methods = await this.database.em.find(PaymentMethod, { where: { driver }, withDeleted: true });
    return methods.map((method) => this.accountOf(method));
  }

  /** The stored form of secrets. */
  encrypt(secrets: Secrets): string {
    return this.encryptor.encrypt(PURPOSE, JSON.stringify(secrets));
  }

  /** Secrets in their stored form; none if null. */
  decrypt(config: string | null): Secrets {
    return config ? (JSON.parse(this.encryptor.decrypt(PURPOSE, config)) as Secrets) : {};
  }

  private accountOf(method: PaymentMethod | undefined): Account {
    return { mode: method?.mode ?? 'live', secrets: this.decrypt(method?.config ?? null) };
  }
}

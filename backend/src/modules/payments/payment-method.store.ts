import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import { type Bounds, ResourceStore, StoreTools, type Values } from '../../kernel/resource';
import { MethodSecrets, type Secrets } from './method-secrets';
import { PaymentMethod } from './payment-method.entity';

/** Stores payment methods; the driver's secrets must be JSON and are stored encrypted. */
@Injectable()
export class PaymentMethodStore extends ResourceStore<PaymentMethod> {
  constructor(
    tools: StoreTools,
    private readonly secrets: MethodSecrets,
  ) {
    super(tools);
  }

  override create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    requireOrder(input);
    return super.create(input, bounds, actor);
  }

  /** Secrets that are not entered keep their values, as they are never shown. */
  override async update(
    id: number,
    input: Values,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<PaymentMethod | void> {
    const held = await this.find(id, bounds);
    requireOrder({ ...held, ...input });
    const entered = secretsOf(input);
    if (entered === null) return super.update(id, input, bounds, actor);
    const config = JSON.stringify({ ...this.secrets.decrypt(held.config), ...entered });
    return super.update(id, { ...input, config }, bounds, actor);
  }

  protected override columns(input: Values): Values {
    const entered = secretsOf(input);
    if (entered === null) return super.columns(input);
    const kept = Object.entries(entered).filter(([, value]) => value !== '');
    return { ...super.columns(input), config: this.secrets.encrypt(Object.fromEntries(kept)) };
  }
}

/** A method whose minimum exceeds its maximum would silently never be offered. */
function requireOrder({ min_amount, max_amount }: Values): void {
  if (typeof min_amount !== 'number' || typeof max_amount !== 'number' || min_amount <= max_amount) return;
  throw Failure.field('max_amount', 'must not be less than the minimum amount');
}

/** The entered secrets; null without any. @throws Failure 422 on `config` */
function secretsOf({ config }: Values): Secrets | null {
  if (typeof config !== 'string' || config.trim() === '') return null;
  if (!isTextRecord(config)) throw Failure.field('config', 'must be a JSON object of texts');
  return JSON.parse(config) as Secrets;
}

function isTextRecord(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject && Object.values(value).every((one) => typeof one === 'string');
  } catch {
    return false;
  }
}

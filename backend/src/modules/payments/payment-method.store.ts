import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import { type Bounds, ResourceStore, StoreTools, type Values } from '../../kernel/resource';
import { SecretBox } from '../../kernel/secrets';
import { PaymentMethod } from './payment-method.entity';

const PURPOSE = 'payment methods';

/** Stores payment methods; the driver's secrets must be JSON and are stored encrypted. */
@Injectable()
export class PaymentMethodStore extends ResourceStore<PaymentMethod> {
  constructor(
    tools: StoreTools,
    private readonly secrets: SecretBox,
  ) {
    super(tools);
  }

  override create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    demandOrder(input);
    return super.create(input, bounds, actor);
  }

  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    demandOrder({ ...(await this.find(id, bounds)), ...input });
    await super.update(id, input, bounds, actor);
  }

  protected override columns(input: Values): Values {
    const { config } = input;
    if (typeof config !== 'string' || config.trim() === '') return super.columns(input);
    if (!isTextRecord(config)) throw Failure.field('config', 'must be a JSON object of texts');
    return { ...super.columns(input), config: this.secrets.encrypt(PURPOSE, config) };
  }
}

/** A method whose minimum exceeds its maximum would silently never be offered. */
function demandOrder({ min_amount, max_amount }: Values): void {
  if (typeof min_amount !== 'number' || typeof max_amount !== 'number' || min_amount <= max_amount) return;
  throw Failure.field('max_amount', 'must not be less than the minimum amount');
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

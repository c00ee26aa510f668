import { Injectable } from '@nestjs/common';
import { Failure } from '../../kernel/http';
import { ResourceStore, StoreTools, type Values } from '../../kernel/resource';
import { SecretBox } from '../../kernel/secrets';
import { PaymentMethod } from './payment-method.entity';
import { paymentMethods } from './payment-methods.resource';

const PURPOSE = 'payment methods';

/** Keeps payment methods: a driver's secrets are checked to be JSON and stored encrypted. */
@Injectable()
export class PaymentMethodStore extends ResourceStore<PaymentMethod> {
  constructor(
    tools: StoreTools,
    private readonly secrets: SecretBox,
  ) {
    super(tools, () => paymentMethods);
  }

  protected override columns(input: Values): Values {
    const { config } = input;
    if (typeof config !== 'string' || config.trim() === '') return super.columns(input);
    if (!isTextRecord(config)) throw Failure.field('config', 'must be a JSON object of texts');
    return { ...super.columns(input), config: this.secrets.close(PURPOSE, config) };
  }
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

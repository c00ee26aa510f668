import { Injectable, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Failure } from '../../../kernel/http';
import { PaymentChoices } from '../payment-choices';
import { ChooseOutcome } from './choose-outcome';
import type { SandboxCharge } from './sandbox-charge.entity';
import { SandboxCharges } from './sandbox-charges';
import { SandboxPage } from './sandbox-page';

/** Serves the sandbox's page while a payment method of the sandbox is active. */
@Injectable()
export class ShowSandbox {
  constructor(
    private readonly choices: PaymentChoices,
    private readonly charges: SandboxCharges,
    private readonly page: SandboxPage,
    private readonly outcomes: ChooseOutcome,
  ) {}

  /** @throws Failure 404 for an unknown charge, or while the sandbox is switched off */
  async execute(charge_id: string, reply: FastifyReply): Promise<StreamableFile> {
    const charge = await this.getOrThrow(charge_id);
    void reply.headers({
      'content-security-policy': this.page.policy(charge),
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    const html = Buffer.from(this.page.render(charge));
    return new StreamableFile(html, { type: 'text/html; charset=utf-8', length: html.length });
  }

  /** Makes the buyer's choice; returns the redirect to the next page. */
  async choose(charge_id: string, outcome: string): Promise<{ url: string; statusCode: number }> {
    const url = await this.outcomes.execute(await this.getOrThrow(charge_id), outcome);
    return { url, statusCode: 303 };
  }

  private async getOrThrow(charge_id: string): Promise<SandboxCharge> {
    const isOpen = await this.choices.isOffered('sandbox');
    const charge = isOpen ? await this.charges.find(charge_id.slice(0, 40)) : null;
    if (!charge) throw Failure.notFound('page');
    return charge;
  }
}

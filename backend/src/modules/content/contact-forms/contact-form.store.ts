import { Injectable } from '@nestjs/common';
import type { ContactState } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import type { Bounds, Values } from '../../../kernel/resource';
import { ResourceStore, StoreTools } from '../../../kernel/resource';
import { ContactForm } from './contact-form.entity';
import { contactProcess } from './contact-form.process';
import { MailReply } from './mail-reply';

/** Stores contact messages: enforces state transitions (409 `state_not_allowed`), and e-mails new replies. */
@Injectable()
export class ContactFormStore extends ResourceStore<ContactForm> {
  constructor(
    tools: StoreTools,
    private readonly mail: MailReply,
  ) {
    super(tools);
  }

  override create({ reply, ...input }: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    return this.tools.database.tx(async () => {
      const id = await super.create(input, bounds, actor);
      if (reply) await this.update(id, { reply }, bounds, actor);
      return id;
    });
  }

  /** Records when the sender agreed to the privacy policy. */
  async agree(id: number, consent_at: Date): Promise<void> {
    await this.tools.database.em.update(ContactForm, { id }, { consent_at });
  }

  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async () => {
      const before = await this.find(id, bounds);
      const reply = typeof input.reply === 'string' ? input.reply.trim() : '';
      await super.update(id, { ...input, reply: reply || before.reply }, bounds, actor);
      if (!reply || reply === before.reply) return;
      await this.move(id, 'answered', { answered_at: this.tools.clock.now() });
      await this.mail.execute(await this.find(id, bounds));
    });
  }

  override async setStatus(
    id: number,
    wanted: string | undefined,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<void> {
    await this.tools.database.tx(async () => {
      await this.find(id, bounds);
      const held = await this.snapshot(id, actor);
      await this.move(id, contactProcess.named(wanted, 'status'), {});
      await this.tell('status', id, actor, held);
    });
  }

  private async move(id: number, to: ContactState, facts: { answered_at?: Date }): Promise<void> {
    const record = await this.find(id, {});
    const values = { updated_at: this.tools.clock.now(), ...facts };
    await contactProcess.move(this.tools.database.em, ContactForm, record, to, 'admin', values);
  }
}

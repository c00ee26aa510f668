import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import type { Bounds, Values } from '../../../kernel/resource';
import { StatefulStore, StoreTools } from '../../../kernel/resource';
import { ContactForm } from './contact-form.entity';
import { contactProcess } from './contact-form.process';
import { MailReply } from './mail-reply';

/** Stores contact messages: enforces state transitions (409 `state_not_allowed`), and e-mails new replies. */
@Injectable()
export class ContactFormStore extends StatefulStore<ContactForm> {
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
    await this.tools.database.tx(async (em) => {
      const before = await this.find(id, bounds);
      const reply = typeof input.reply === 'string' ? input.reply.trim() : '';
      await this.updateRow(before, { ...input, reply: reply || before.reply }, actor);
      if (!reply || reply === before.reply) return;
      const now = this.tools.clock.now();
      const values = { updated_at: now, answered_at: now };
      await contactProcess.move(em, ContactForm, before, 'answered', 'admin', values);
      await this.mail.execute(await this.find(id, bounds));
    });
  }

  protected override moverOf(): 'admin' {
    return 'admin';
  }
}

import { Injectable } from '@nestjs/common';
import { CONTACT_MOVES, CONTACT_STATES, type ContactState } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import type { Bounds, Values } from '../../../kernel/resource';
import { ResourceStore, StoreTools } from '../../../kernel/resource';
import { say, word } from '../../../kernel/wording';
import { ContactForm } from './contact-form.entity';
import { contactForms } from './contact-forms.resource';
import { MailReply } from './mail-reply';

/** Keeps messages to the shop: the state moves along its table only, and a reply that is written is sent. */
@Injectable()
export class ContactFormStore extends ResourceStore<ContactForm> {
  constructor(
    tools: StoreTools,
    private readonly mail: MailReply,
  ) {
    super(tools, () => contactForms);
  }

  override create({ reply, ...input }: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    return this.tools.database.tx(async () => {
      const id = await super.create(input, bounds, actor);
      if (reply) await this.update(id, { reply }, bounds, actor);
      return id;
    });
  }

  /** Notes when the writer agreed to the privacy policy. */
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
      if (!CONTACT_STATES.some((state) => state === wanted))
        throw Failure.field('status', say`must be one of ${CONTACT_STATES.join(', ')}`);
      await this.move(id, wanted as ContactState, {});
      await this.tell('status', id, actor, held);
    });
  }

  private async move(id: number, to: ContactState, facts: { answered_at?: Date }): Promise<void> {
    const { state } = await this.find(id, {});
    const allowed = CONTACT_MOVES[state];
    const said = say`A message can’t change from ${word(state)} to ${word(to)}.`;
    const refusal = Failure.conflict('state_not_allowed', said, { from: state, allowed });
    if (!allowed.includes(to)) throw refusal;
    const moved = await this.tools.database.em
      .createQueryBuilder()
      .update(ContactForm)
      .set({ state: to, updated_at: this.tools.clock.now(), ...facts })
      .where('id = :id AND state = :state', { id, state })
      .execute();
    if (!moved.affected) throw refusal;
  }
}

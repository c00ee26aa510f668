import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Audience, SignInAnswer } from '@stoa/contracts';
import { IsNull, MoreThan, Not } from 'typeorm';
import { Clock } from '../clock';
import { Config } from '../config';
import { Database } from '../database';
import { EventBus } from '../events';
import { Failure } from '../http';
import { Realtime } from '../realtime';
import type { Actor } from './actor';
import { holderOf } from './holder';
import type { Principal } from './principals';
import { Principals } from './principals';
import { Session } from './session.entity';
import { sessionsRevoked } from './session.events';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Milliseconds for which an actor is cached; a revocation takes effect within this time on every node. */
const ACTOR_LIFETIME = 900;
const MAX_ACTORS = 10_000;
/** Milliseconds after a revocation until no node answers from its cache, the load that was under way included. */
const LATE_SUBSCRIPTIONS = 2 * ACTOR_LIFETIME;
/** Minimum interval between updates of `last_seen_at`, in milliseconds. */
const LAST_SEEN_INTERVAL = 15 * 60_000;
/** Maximum number of sessions in a user's list. */
const SHOWN = 100;

/** Opens, resolves and revokes sessions; the token only holds the row's id. */
@Injectable()
export class Sessions implements OnModuleDestroy {
  private readonly logger = new Logger(Sessions.name);
  private readonly known = new Map<number, { actor: Actor; until: number }>();
  private readonly repetitions = new Set<NodeJS.Timeout>();

  constructor(
    private readonly database: Database,
    private readonly jwt: JwtService,
    private readonly principals: Principals,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly realtime: Realtime,
    private readonly events: EventBus,
  ) {}

  /** Opens a session for a user whose credentials were verified. */
  async open(audience: Audience, subjectId: number, user_agent: string | null = null): Promise<SignInAnswer> {
    const principal = await this.principals.getSource(audience).load(subjectId);
    if (!principal) throw Failure.unauthenticated('This account is not active.');
    const now = this.clock.now();
    const lifetime = this.lifetimeOf(audience);
    const expires_at = new Date(now.getTime() + lifetime);
    const row = {
      audience,
      subject_id: subjectId,
      expires_at,
      revoked_at: null,
      user_agent,
      last_seen_at: now,
      created_at: now,
      updated_at: now,
    };
    const { identifiers } = await this.database.tx((em) => em.insert(Session, row));
    const sid = Number(identifiers[0]?.id);
    const token = this.jwt.sign({ sid, typ: 'session' }, { audience, expiresIn: lifetime / 1000 });
    return { token, expires_at: expires_at.toISOString(), user: holderOf(actorOf(audience, sid, principal)) };
  }

  /** The actor of a session, or null when it has ended. */
  async resolve(audience: Audience, sessionId: number): Promise<Actor | null> {
    const now = this.clock.now().getTime();
    const remembered = this.known.get(sessionId);
    if (remembered && remembered.until > now && remembered.actor.audience === audience)
      return remembered.actor;
    const session = await this.database.em.findOne(Session, {
      where: { id: sessionId, audience, revoked_at: IsNull() },
    });
    if (!session || session.expires_at.getTime() <= now) return this.forget(sessionId);
    const principal = await this.principals.getSource(audience).load(session.subject_id);
    if (!principal) return this.forget(sessionId);
    const actor = actorOf(audience, sessionId, principal);
    this.remember(actor, now + ACTOR_LIFETIME);
    if (audience === 'customer') this.noteUse(session, now);
    return actor;
  }

  /** A user's valid sessions, most recently used first. */
  listActive(audience: Audience, subject_id: number): Promise<Session[]> {
    const expires_at = MoreThan(this.clock.now());
    return this.database.em.find(Session, {
      where: { audience, subject_id, revoked_at: IsNull(), expires_at },
      order: { last_seen_at: 'DESC', id: 'DESC' },
      take: SHOWN,
    });
  }

  /** Ends one session. */
  async close(sessionId: number): Promise<void> {
    const revoked_at = this.clock.now();
    await this.database.tx(async (em) => {
      await em.update(Session, { id: sessionId }, { revoked_at, updated_at: revoked_at });
      const session = await em.findOneBy(Session, { id: sessionId });
      if (session) await this.announce(session.audience as Audience, session.subject_id);
    });
    const actor = this.known.get(sessionId)?.actor;
    this.known.delete(sessionId);
    const person = actor && `${actor.audience}:${actor.id}`;
    this.nowAndLater(() => this.realtime.endSession(`session:${sessionId}`, person));
  }

  /** Revokes a user's sessions, optionally except one: after a password or role change, or when disabled. */
  async closeAll(audience: Audience, subjectId: number, but?: number): Promise<void> {
    const revoked_at = this.clock.now();
    const open = { audience, subject_id: subjectId, revoked_at: IsNull(), id: Not(but ?? 0) };
    await this.database.tx(async (em) => {
      await em.update(Session, open, { revoked_at, updated_at: revoked_at });
      await this.announce(audience, subjectId);
      this.database.afterCommit(() => this.refresh(`${audience}:${subjectId}`));
    });
  }

  /**
   * Clears this node's cached actors, and re-authorises the sockets of a user (`admin:3`) or an audience
   * (`admin`) on every node, as after a change of roles.
   */
  refresh(who?: string): void {
    this.forgetAll();
    if (who) this.nowAndLater(() => this.realtime.recheckAccess(who));
  }

  /** Clears this node's cached actors. */
  forgetAll(): void {
    this.known.clear();
  }

  onModuleDestroy(): void {
    for (const repetition of this.repetitions) clearTimeout(repetition);
  }

  /** Repeats it for sockets that subscribed meanwhile, authorised by an actor that a node had cached. */
  private nowAndLater(work: () => void): void {
    work();
    const repetition = setTimeout(() => {
      this.repetitions.delete(repetition);
      work();
    }, LATE_SUBSCRIPTIONS);
    this.repetitions.add(repetition.unref());
  }

  private announce(audience: Audience, subject_id: number): Promise<void> {
    return this.events.publish(sessionsRevoked, { audience, subject_id });
  }

  /** Milliseconds; short for consoles, whose token is readable by scripts of their origin (ADR 18, 66). */
  private lifetimeOf(audience: Audience): number {
    const { SESSION_DAYS, CONSOLE_SESSION_HOURS } = this.config;
    const isConsole = audience === 'admin' || audience === 'vendor';
    return isConsole ? CONSOLE_SESSION_HOURS * HOUR : SESSION_DAYS * DAY;
  }

  /** Not awaited, and a failed write does not fail the request. */
  private noteUse({ id, last_seen_at }: Session, now: number): void {
    const seen = new Date(now - LAST_SEEN_INTERVAL);
    if (last_seen_at && last_seen_at > seen) return;
    const change = this.database.tx((em) => em.update(Session, { id }, { last_seen_at: new Date(now) }));
    change.catch((err: unknown) => this.logger.warn({ err }, 'the use of a session could not be noted'));
  }

  private remember(actor: Actor, until: number): void {
    if (this.known.size >= MAX_ACTORS) this.known.clear();
    this.known.set(actor.session_id, { actor, until });
  }

  private forget(sessionId: number): null {
    this.known.delete(sessionId);
    return null;
  }
}

function actorOf(audience: Audience, session_id: number, principal: Principal): Actor {
  return { ...principal, audience, session_id };
}

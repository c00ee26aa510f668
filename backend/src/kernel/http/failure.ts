import { FORBIDDEN_MESSAGE } from '@stoa/contracts';
import type { TranslatableText } from '../translation';
import { sentenceAbout } from './field-sentence';

/** Untranslated messages per field, by path. */
export type FieldRefusals = Record<string, TranslatableText[]>;

/** A refusal with a message for people; the exception filter maps it to the envelope. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    /** The message; `message` has it in English, for logs. */
    readonly text: TranslatableText,
    readonly errors?: FieldRefusals,
    readonly details?: Record<string, unknown>,
  ) {
    super(String(text));
  }

  /** The message as a full sentence, which names the field. */
  get sentence(): TranslatableText {
    const [field] = Object.keys(this.errors ?? {});
    return field === undefined ? this.text : sentenceAbout(field, this.text);
  }

  /** Each field's messages as full sentences, which name it. */
  get fieldSentences(): FieldRefusals | undefined {
    if (!this.errors) return undefined;
    const about = Object.entries(this.errors).map(([field, each]) => [
      field,
      each.map((text) => sentenceAbout(field, text)),
    ]);
    return Object.fromEntries(about) as FieldRefusals;
  }

  /** 422: invalid fields with their messages. */
  static invalid(errors: FieldRefusals, message: TranslatableText = 'Some fields are not valid.'): Failure {
    return new Failure(422, 'invalid', message, errors);
  }

  /** 422 for one field. */
  static field(field: string, message: TranslatableText): Failure {
    return Failure.invalid({ [field]: [message] }, message);
  }

  /** 404, also for records of somebody else. */
  static notFound(what = 'record'): Failure {
    return new Failure(404, 'not_found', `This ${what} could not be found.`);
  }

  /** 401: not signed in, or the session has ended. */
  static unauthenticated(message: TranslatableText = 'Please sign in.'): Failure {
    return new Failure(401, 'unauthenticated', message);
  }

  /** 403 with the message of the specification (§8). */
  static forbidden(): Failure {
    return new Failure(403, 'forbidden', FORBIDDEN_MESSAGE);
  }

  /** 409: a valid request that the current state does not allow. */
  static conflict(code: string, message: TranslatableText, details?: Record<string, unknown>): Failure {
    return new Failure(409, code, message, undefined, details);
  }
}

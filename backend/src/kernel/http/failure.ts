import { FORBIDDEN_MESSAGE } from '@stoa/contracts';
import type { Said } from '../wording';
import { sentenceAbout } from './field-sentence';

/** What is wrong with fields, by their path, in sentences that still have to be put into the reader's language. */
export type FieldRefusals = Record<string, Said[]>;

/** A refusal that a person can understand; the exception filter turns it into the failure envelope (architecture §3). */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    /** The sentence; `message` has it in English, for logs. */
    readonly said: Said,
    readonly errors?: FieldRefusals,
    readonly details?: Record<string, unknown>,
  ) {
    super(String(said));
  }

  /** The refusal as a whole sentence, for readers who see no field beside it. */
  get sentence(): Said {
    const [field] = Object.keys(this.errors ?? {});
    return field === undefined ? this.said : sentenceAbout(field, this.said);
  }

  /** What is wrong with each field, in whole sentences that name it. */
  get fieldSentences(): FieldRefusals | undefined {
    if (!this.errors) return undefined;
    const about = Object.entries(this.errors).map(([field, each]) => [
      field,
      each.map((said) => sentenceAbout(field, said)),
    ]);
    return Object.fromEntries(about) as FieldRefusals;
  }

  /** 422: fields that are wrong, each with its messages. */
  static invalid(errors: FieldRefusals, message: Said = 'Some fields are not valid.'): Failure {
    return new Failure(422, 'invalid', message, errors);
  }

  /** 422 on one field. */
  static field(field: string, message: Said): Failure {
    return Failure.invalid({ [field]: [message] }, message);
  }

  /** 404, also for what exists but belongs to somebody else. */
  static notFound(what = 'record'): Failure {
    return new Failure(404, 'not_found', `This ${what} could not be found.`);
  }

  /** 401: nobody is signed in, or the session has ended. */
  static unauthenticated(message: Said = 'Please sign in.'): Failure {
    return new Failure(401, 'unauthenticated', message);
  }

  /** 403 with the specification's sentence (§8). */
  static forbidden(): Failure {
    return new Failure(403, 'forbidden', FORBIDDEN_MESSAGE);
  }

  /** 409: the request is fine but the state of things does not allow it. */
  static conflict(code: string, message: Said, details?: Record<string, unknown>): Failure {
    return new Failure(409, code, message, undefined, details);
  }
}

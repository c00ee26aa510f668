import { Global, Injectable, Module, type Type } from '@nestjs/common';
import type { FieldRefusals } from './failure';

/** Errors of the content of an input, of which some fields may be missing. */
export type InputCheck<T extends object> = (input: Partial<T>) => Promise<FieldRefusals>;

/**
 * Checks of input classes that need stored data, such as a postcode of its country. A use case makes them of each valid
 * body; of one that is refused anyway they are made here, so that all errors are answered at once.
 */
@Injectable()
export class InputChecks {
  private readonly checks: { type: Type<object>; check: InputCheck<object> }[] = [];

  /** Declares the check of an input class and of those that extend it. */
  add<T extends object>(type: Type<T>, check: InputCheck<T>): void {
    this.checks.push({ type, check: check as InputCheck<object> });
  }

  /** Errors of an input and the inputs in it, beside those that its rules have found (`refused`). */
  async errors(input: object, refused: FieldRefusals): Promise<FieldRefusals> {
    const found: FieldRefusals = {};
    for (const [path, value] of [['', input] as const, ...Object.entries(input)]) {
      const own = this.checks.find(({ type }) => value instanceof type);
      if (!own) continue;
      const prefix = path && `${path}.`;
      const valid = Object.entries(value as object).filter(([name]) => !(`${prefix}${name}` in refused));
      const errors = await own.check(Object.fromEntries(valid));
      for (const [name, texts] of Object.entries(errors)) found[`${prefix}${name}`] = texts;
    }
    return found;
  }
}

/** Provides the checks to the validation pipe and to the modules that declare some. */
@Global()
@Module({ providers: [InputChecks], exports: [InputChecks] })
export class InputChecksModule {}

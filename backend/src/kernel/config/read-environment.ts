import { ConfigError } from './config-error';
import { VARIABLES, type Values, type Variable } from './variables';

/** A map of variable names to strings, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

function sentence(name: string, value: string, variable: Variable<unknown>): string {
  const shown = variable.secret ? 'a value that is not shown' : `"${value}"`;
  return `${name} is ${shown}, expected ${variable.expected}.`;
}

/** Reads every variable; empty ones count as absent. Throws a ConfigError with all invalid ones. */
export function readEnvironment(env: Environment): Values {
  const wrong: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, variable] of Object.entries<Variable<unknown>>(VARIABLES)) {
    const text = env[name]?.trim() || variable.fallback;
    if (text === undefined) continue;
    const read = variable.schema.safeParse(text);
    if (read.success) values[name] = read.data;
    else wrong.push(sentence(name, text, variable));
  }
  if (wrong.length > 0) throw new ConfigError(wrong);
  // Each key was parsed by the schema that `Values` is inferred from.
  return values as Values;
}

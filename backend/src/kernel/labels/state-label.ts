import { BaseRecord } from '../database';
import { Choice, Int, IsDefault, Status, Text, Version } from '../resource';

/** An operator's label of a state: a state may have several, of which the default is shown. */
export interface StateLabel<S extends string> extends BaseRecord {
  name: string;
  maps_to: S;
  color: string | null;
  sort: number;
  is_default: boolean;
  status: string;
}

/** Base entity of labels for the given states; the extending entity adds its table. */
export function stateLabel<S extends string>(states: readonly S[]) {
  abstract class Label extends BaseRecord implements StateLabel<S> {
    @Text({ max: 80, required: true, translated: true })
    name!: string;

    @Choice(states, { required: true })
    maps_to!: S;

    @Text({ max: 7, format: 'color' })
    color!: string | null;

    @Int({ min: 0, max: 100_000, default: 0 })
    sort!: number;

    @IsDefault()
    is_default!: boolean;

    @Status()
    status!: string;

    @Version()
    version!: number;
  }
  return Label;
}

import { Entity } from 'typeorm';
import { Maker } from './maker.entity';

/** Who makes goods, where that is not their brand. */
@Entity('manufacturers')
export class Manufacturer extends Maker {}

import { Entity } from 'typeorm';
import { Maker } from './maker.entity';

/** The name that goods are sold under. */
@Entity('brands')
export class Brand extends Maker {}

import { Entity } from 'typeorm';
import { BrandBase } from './brand-base.entity';

/** The manufacturer of a product, where that is not its brand. */
@Entity('manufacturers')
export class Manufacturer extends BrandBase {}

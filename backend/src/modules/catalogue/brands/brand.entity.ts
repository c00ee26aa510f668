import { Entity } from 'typeorm';
import { BrandBase } from './brand-base.entity';

/** The brand that a product is sold under. */
@Entity('brands')
export class Brand extends BrandBase {}

import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';

/** Texts of an e-mail that operators have changed, in one language; without texts the code's apply again. */
@Entity('email_templates')
@Index(['name', 'language'], { unique: true })
export class EmailTemplateText extends BaseRecord {
  /** Name of the e-mail, as its code declares it. */
  @Column({ type: 'varchar', length: 64 })
  name!: string;

  @Column({ type: 'varchar', length: 8 })
  language!: string;

  /** Counts the changes. */
  @Column({ type: 'integer' })
  version!: number;

  @Column({ type: 'varchar', length: 200, nullable: true })
  subject!: string | null;

  @Column({ type: 'varchar', length: 200, nullable: true })
  heading!: string | null;

  /** Markdown. */
  @Column({ type: 'text', nullable: true })
  body!: string | null;

  @Column({ type: 'varchar', length: 80, nullable: true })
  button!: string | null;

  /** SHA-256 of the code's texts when these were saved, by which a change of the code is noticed. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  default_hash!: string | null;
}

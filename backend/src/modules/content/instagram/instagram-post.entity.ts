import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Media } from '../../media';

/** A post of the shop's Instagram account, with its picture copied to the media library. */
@Entity('instagram_posts')
export class InstagramPost {
  @PrimaryGeneratedColumn()
  id!: number;

  /** Instagram's own id. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64 })
  instagram_id!: string;

  @Column({ type: 'varchar', length: 300 })
  caption!: string;

  /** URL of the post on Instagram. */
  @Column({ type: 'varchar', length: 255 })
  permalink!: string;

  @Index()
  @Column({ type: 'integer' })
  media_id!: number;

  @Column({ type: 'datetime', precision: 3 })
  posted_at!: Date;

  /** A post is deleted with its picture. */
  @ManyToOne(() => Media, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'media_id' })
  media?: Media;
}

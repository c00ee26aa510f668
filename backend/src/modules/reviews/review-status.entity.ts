import { REVIEW_STATUSES } from '@stoa/contracts';
import { Entity, Index } from 'typeorm';
import { stateLabel } from '../../kernel/labels';

/** An operator's label for a review status. */
@Entity('review_statuses')
@Index(['maps_to'])
export class ReviewLabel extends stateLabel(REVIEW_STATUSES) {}

import { defineEvent } from '../../kernel/events';

/** A question has got its answer. */
export const questionAnswered = defineEvent<{ question_id: number }>('questions.answered');

import { defineEvent } from '../../kernel/events';

/** A question was answered. */
export const questionAnswered = defineEvent<{ question_id: number }>('questions.answered');

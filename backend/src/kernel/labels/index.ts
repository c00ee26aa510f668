export { defineStateLabels } from './define-state-labels';
export { Labels } from './labels';
export { type StateLabel, stateLabel } from './state-label';
export { StateLabels } from './state-labels';

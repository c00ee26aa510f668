import { DELIVERABLE } from '@stoa/contracts';

/** Whether order `r` can be offered to a rider, or has one already; the conditions of `AssignRider` in SQL. */
export const RIDER_STATE = `(CASE
  WHEN EXISTS (SELECT 1 FROM rider_assignments a WHERE a.live_order_id = r.id) THEN 'assigned'
  WHEN r.pickup IS NULL AND r.state IN (${DELIVERABLE.map((state) => `'${state}'`).join(', ')}) THEN 'unassigned'
  ELSE '' END)`;

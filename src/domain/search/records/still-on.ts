import { type Condition, on } from './query.ts';

/** What is booked, without a day, lies ahead. */
export const stillBooked = (one: Condition): Condition => (isBooked(one) ? on('ahead') : one);

/** Whether interviews are asked for that are booked. */
export const isBooked = ({ field, values }: Condition): boolean =>
  field === 'interview_status' && values.includes('scheduled');

/** Interviews from today on are those that were not called off, unless the search says how they stand. */
export const stillOn = (of: Condition[], today: string): Condition[] =>
  of.some(({ field, from }) => field === 'starts' && from !== null && from >= today) &&
  !of.some(({ field }) => /^(?:interview_status|ahead|held|feedback|outcome)$/.test(field))
    ? [...of, on('interview_status', { values: ['cancelled'], not: true })]
    : of;

import { expect, it } from 'vitest';
import { AUTOMATIC_MOVES, nextStage, statusOf, type Trigger } from '#src/domain/applications/rules.ts';
import { STAGES, type Stage } from '#src/domain/stages.ts';

/** The table of the description, written out again: every stage that a trigger moves, and where to. */
const MOVES: Record<Trigger, Partial<Record<Stage, Stage>>> = {
  submission_created: {
    funnel: 'submitted',
    maybe: 'submitted',
    yes: 'submitted',
    no: 'submitted',
    screen: 'submitted',
  },
  client_passed: {
    submitted: 'rejected',
    client_interview: 'rejected',
    references: 'rejected',
    offer: 'rejected',
  },
  placement_logged: {
    funnel: 'placed',
    maybe: 'placed',
    yes: 'placed',
    no: 'placed',
    screen: 'placed',
    submitted: 'placed',
    client_interview: 'placed',
    references: 'placed',
    offer: 'placed',
  },
  internal_interview_booked: { yes: 'screen' },
  client_interview_booked: { submitted: 'client_interview' },
  ai_screen_sent: { yes: 'screen' },
  phone_screen_completed: { yes: 'screen' },
  phone_screen_passed: { yes: 'screen' },
  phone_screen_rejected: { funnel: 'no', maybe: 'no', yes: 'no', screen: 'no' },
  referees_requested: { client_interview: 'references' },
};

it.each(Object.keys(AUTOMATIC_MOVES) as Trigger[])(
  '%s moves the stages of the table and no other',
  (trigger) => {
    for (const stage of STAGES) expect(nextStage(trigger, stage), stage).toBe(MOVES[trigger][stage] ?? null);
  },
);

it('derives the status from the stage', () => {
  expect(STAGES.filter((stage) => statusOf(stage) !== 'active')).toEqual(['placed', 'rejected', 'withdrew']);
});

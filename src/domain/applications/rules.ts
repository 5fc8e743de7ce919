import { STAGE_LABELS, STAGES, type Stage } from '../stages.ts';
import type { StageInfo } from './schema.ts';

const GROUP: Record<Stage, StageInfo['group']> = {
  funnel: 'triage',
  maybe: 'triage',
  yes: 'triage',
  no: 'triage',
  screen: 'internal',
  submitted: 'client',
  client_interview: 'client',
  references: 'client',
  offer: 'client',
  placed: 'closed',
  rejected: 'closed',
  withdrew: 'closed',
};

/** The stages as the API lists them. */
export const STAGE_LIST: readonly StageInfo[] = STAGES.map((value, index) => ({
  value,
  label: STAGE_LABELS[value],
  order: index + 1,
  group: GROUP[value],
  terminal: GROUP[value] === 'closed',
}));

/** The status that follows from a stage. `no` is a verdict that a person can take back, so it stays active. */
export function statusOf(stage: Stage): 'active' | 'rejected' | 'withdrawn' | 'placed' {
  if (stage === 'rejected' || stage === 'placed') return stage;
  return stage === 'withdrew' ? 'withdrawn' : 'active';
}

/** Whether the client has seen the candidate at this stage. */
export function isClientSide(stage: Stage): boolean {
  return GROUP[stage] === 'client';
}

/** Whether nobody at the client has seen the candidate yet. */
function isPreClient(stage: Stage): boolean {
  return GROUP[stage] === 'triage' || GROUP[stage] === 'internal';
}

const LIVE = STAGES.filter((stage) => statusOf(stage) === 'active');
const PRE_CLIENT = STAGES.filter(isPreClient);
const CLIENT_SIDE = STAGES.filter(isClientSide);

/**
 * Automatic moves: the stages each trigger moves from, and the stage it moves to. At any other stage nothing happens.
 */
export const AUTOMATIC_MOVES = {
  submission_created: { from: PRE_CLIENT, to: 'submitted' },
  client_passed: { from: CLIENT_SIDE, to: 'rejected' },
  placement_logged: { from: LIVE, to: 'placed' },
  internal_interview_booked: { from: ['yes'], to: 'screen' },
  client_interview_booked: { from: ['submitted'], to: 'client_interview' },
  ai_screen_sent: { from: ['yes'], to: 'screen' },
  phone_screen_completed: { from: ['yes'], to: 'screen' },
  phone_screen_passed: { from: ['yes'], to: 'screen' },
  phone_screen_rejected: { from: PRE_CLIENT, to: 'no' },
  referees_requested: { from: ['client_interview'], to: 'references' },
} as const satisfies Record<string, { from: readonly Stage[]; to: Stage }>;

export type Trigger = keyof typeof AUTOMATIC_MOVES;

/** The stage a trigger moves an application to; null if it stays. */
export function nextStage(trigger: Trigger, stage: Stage): Stage | null {
  const move: { from: readonly Stage[]; to: Stage } = AUTOMATIC_MOVES[trigger];
  return move.from.includes(stage) && move.to !== stage ? move.to : null;
}
